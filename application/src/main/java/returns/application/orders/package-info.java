/** Orders, as the shop feeds them and callers see them. */
@NullMarked
package returns.application.orders;

import org.jspecify.annotations.NullMarked;
