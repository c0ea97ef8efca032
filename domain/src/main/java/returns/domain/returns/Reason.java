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
    OTHER;

    /** Whether the shop, or whoever it sent the goods with, got something wrong. */
    public boolean isShopsFault() {
        return switch (this) {
            case DEFECTIVE, DAMAGED_IN_TRANSIT, NOT_AS_DESCRIBED, WRONG_ITEM, ARRIVED_LATE -> true;
            case SIZE_TOO_SMALL, SIZE_TOO_LARGE, NO_LONGER_WANTED, STYLE, COLOR, OTHER -> false;
        };
    }
}
