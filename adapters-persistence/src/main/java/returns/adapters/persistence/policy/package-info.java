/** The versions of the policy in PostgreSQL. */
@NullMarked
package returns.adapters.persistence.policy;

import org.jspecify.annotations.NullMarked;
