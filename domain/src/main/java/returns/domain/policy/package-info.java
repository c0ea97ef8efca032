/** What may come back, and why not. */
@NullMarked
package returns.domain.policy;

import org.jspecify.annotations.NullMarked;
