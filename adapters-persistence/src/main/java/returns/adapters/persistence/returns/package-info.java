/** Returns, read whole and in few statements through jOOQ. */
@NullMarked
package returns.adapters.persistence.returns;

import org.jspecify.annotations.NullMarked;
