/** The calls of tools that agents made, over HTTP. */
@NullMarked
package returns.adapters.rest.calls;

import org.jspecify.annotations.NullMarked;
