/** The return policy over HTTP. */
@NullMarked
package returns.adapters.rest.policy;

import org.jspecify.annotations.NullMarked;
