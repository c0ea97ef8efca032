/** What the shop sold: snapshots fed by its order system. */
@NullMarked
package returns.domain.orders;

import org.jspecify.annotations.NullMarked;
