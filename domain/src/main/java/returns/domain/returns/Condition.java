package returns.domain.returns;

import returns.domain.Term;

/** How goods were found when they arrived. */
public enum Condition implements Term {
    AS_NEW,
    OPENED,
    USED,
    DAMAGED
}
