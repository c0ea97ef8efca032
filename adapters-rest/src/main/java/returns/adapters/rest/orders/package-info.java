/** Orders over HTTP. */
@NullMarked
package returns.adapters.rest.orders;

import org.jspecify.annotations.NullMarked;
