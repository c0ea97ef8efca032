package returns.domain.returns;

import returns.domain.Term;

/** Why goods come back. */
public enum Reason implements Term {
    SIZE_TOO_SMALL,
    SIZE_TOO_LARGE,
    DEFECTIVE,
    DAMAGED_IN_TRANSIT,
    NOT_AS_DESCRIBED,
    WRONG_ITEM,
    ARRIVED_LATE,
    NO_LONGER_WANTED,
    STYLE,
    COLOR,
    OTHER
}
