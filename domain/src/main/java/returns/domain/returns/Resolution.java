package returns.domain.returns;

import returns.domain.Term;

/** What the customer gets for the goods. */
public enum Resolution implements Term {
    REFUND,
    STORE_CREDIT,
    EXCHANGE
}
