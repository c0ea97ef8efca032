/** Calls of tools, in PostgreSQL. */
@NullMarked
package returns.adapters.persistence.calls;

import org.jspecify.annotations.NullMarked;
