/** Tests on real PostgreSQL. */
@NullMarked
package returns.adapters.persistence;

import org.jspecify.annotations.NullMarked;
