/** Pays back with Stripe, and hears from it. */
@NullMarked
package returns.adapters.payments.stripe;

import org.jspecify.annotations.NullMarked;
