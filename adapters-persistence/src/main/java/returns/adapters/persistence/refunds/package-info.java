/** Refunds as they are found, and the ledger of store credit. */
@NullMarked
package returns.adapters.persistence.refunds;

import org.jspecify.annotations.NullMarked;
