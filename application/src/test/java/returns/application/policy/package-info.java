/** How the policy is changed, and what goes by which version. */
@NullMarked
package returns.application.policy;

import org.jspecify.annotations.NullMarked;
