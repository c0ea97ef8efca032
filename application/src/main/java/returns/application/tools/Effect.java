package returns.application.tools;

import returns.domain.Term;

/** What a tool does to the world. */
public enum Effect implements Term {
    /** Looks, and changes nothing. */
    READS("returns:read"),
    /** Changes returns. */
    CHANGES("returns:write"),
    /** Gives money back, or asks a person whether to. */
    MOVES_MONEY("refunds:request");

    private final String scope;

    Effect(String scope) {
        this.scope = scope;
    }

    /** The scope that a token needs for it, if the token has scopes at all. */
    public String scope() {
        return scope;
    }
}
