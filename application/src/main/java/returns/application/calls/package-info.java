/** The calls of tools that agents made, as they are kept for the shop's staff. */
@NullMarked
package returns.application.calls;

import org.jspecify.annotations.NullMarked;
