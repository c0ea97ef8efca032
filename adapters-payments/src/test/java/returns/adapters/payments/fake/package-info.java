/** A Stripe that runs on this machine: it keeps a ledger of its own, and makes the mistakes that it is told to make. */
@NullMarked
package returns.adapters.payments.fake;

import org.jspecify.annotations.NullMarked;
