package returns.bootstrap.architecture.broken.adapters.rest;

import com.stripe.model.Refund;

/** Reads what another adapter's provider says. */
record KnowsStripe(Refund refund) {}
