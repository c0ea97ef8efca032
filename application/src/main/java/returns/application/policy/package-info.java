/** The versions of the return policy: which holds, and how the next comes to be. */
@NullMarked
package returns.application.policy;

import org.jspecify.annotations.NullMarked;
