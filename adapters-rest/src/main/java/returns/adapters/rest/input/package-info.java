/** Reads bodies and headers, strictly. */
@NullMarked
package returns.adapters.rest.input;

import org.jspecify.annotations.NullMarked;
