/** What makes a change safe to ask for again: keys, meanings, records. */
@NullMarked
package returns.domain.idempotency;

import org.jspecify.annotations.NullMarked;
