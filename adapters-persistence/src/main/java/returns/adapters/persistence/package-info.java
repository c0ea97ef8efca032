/** The stores, in PostgreSQL. */
@NullMarked
package returns.adapters.persistence;

import org.jspecify.annotations.NullMarked;
