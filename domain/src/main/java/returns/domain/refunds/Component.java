package returns.domain.refunds;

import returns.domain.Term;

/** What an entry of a refund's ledger is about. */
public enum Component implements Term {
    /** What was paid for the units, without tax. */
    GOODS,
    /** The tax on them. */
    TAX,
    /** What was paid for sending them out, without tax. */
    SHIPPING,
    /** The tax on that. */
    SHIPPING_TAX,
    /** What the shop keeps for taking the units back; at most what they cost. */
    RESTOCKING_FEE,
    /** What sending them back costs, where the customer pays it; at most what is left after the fees. */
    RETURN_SHIPPING,
    /**
     * The discount on the units that the customer keeps, of a promotion that these no longer reach: taken off, as far as the
     * refund goes; given back when such units come back, too.
     */
    LOST_PROMOTION,
    /** What is owed beyond what is left on the order's payments: it was never paid, or was given back elsewhere. */
    EXCEEDS_PAYMENTS
}
