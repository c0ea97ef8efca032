/** The records of keys. */
@NullMarked
package returns.adapters.persistence.idempotency;

import org.jspecify.annotations.NullMarked;
