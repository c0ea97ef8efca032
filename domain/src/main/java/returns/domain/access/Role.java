package returns.domain.access;

import returns.domain.Term;

/** What a token lets its subject do. */
public enum Role implements Term {
    /** Sees own orders, and returns them. */
    CUSTOMER,
    /** Sees and handles every return. */
    STAFF,
    /** Decides approvals. */
    APPROVER,
    /** The shop's order system: tells what was sold. */
    ORDER_FEED,
    /** Changes the return policy. */
    POLICY
}
