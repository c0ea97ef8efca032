/** How drafts of the policy are read, and versions written. */
@NullMarked
package returns.adapters.rest.policy;

import org.jspecify.annotations.NullMarked;
