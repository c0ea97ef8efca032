package returns.application.tools;

import returns.domain.Term;

/** What a tool does to the world, which also says what its callers are to be warned of. */
public enum Effect implements Term {
    /** Looks, and changes nothing. */
    READS("returns:read", false),
    /** Adds something, and changes nothing that is there. */
    ADDS("returns:write", false),
    /** Changes what is there. */
    CHANGES("returns:write", true),
    /** Gives money back, or asks a person whether to. */
    MOVES_MONEY("refunds:request", true);

    private final String scope;
    private final boolean destructive;

    Effect(String scope, boolean destructive) {
        this.scope = scope;
        this.destructive = destructive;
    }

    /** The scope that a token needs for it, if the token has scopes at all. */
    public String scope() {
        return scope;
    }

    /** Whether something is otherwise afterwards than it was, or gone. */
    public boolean isDestructive() {
        return destructive;
    }
}
