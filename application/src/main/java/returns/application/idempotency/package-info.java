/** What makes a change safe to ask for again. */
@NullMarked
package returns.application.idempotency;

import org.jspecify.annotations.NullMarked;
