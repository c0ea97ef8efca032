package returns.domain.policy;

import returns.domain.Term;

/** What becomes of a promotion whose threshold the rest of an order no longer reaches. */
public enum LostPromotion implements Term {
    /** The customer keeps the discount on what they keep. */
    KEEP,
    /** The discount on what they keep is taken off the refund. */
    CLAW_BACK
}
