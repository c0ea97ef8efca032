package returns.application.tools;

import returns.domain.Term;

/** What a tool does to the world. */
public enum Effect implements Term {
    /** Looks, and changes nothing. */
    READS,
    /** Changes returns. */
    CHANGES
}
