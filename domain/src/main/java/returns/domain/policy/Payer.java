package returns.domain.policy;

import returns.domain.Term;

/** Who pays for sending goods back. */
public enum Payer implements Term {
    SHOP,
    CUSTOMER
}
