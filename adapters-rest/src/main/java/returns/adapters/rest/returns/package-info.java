/** Returns over HTTP. */
@NullMarked
package returns.adapters.rest.returns;

import org.jspecify.annotations.NullMarked;
