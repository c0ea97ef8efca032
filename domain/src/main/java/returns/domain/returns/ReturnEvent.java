package returns.domain.returns;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import returns.domain.Term;
import returns.domain.Text;
import returns.domain.access.Principal;

/**
 * What happened to a return, and by whom.
 *
 * @param version of the return after it
 * @param agent who acted for the principal, if an agent did
 * @param why in the words of who did it, at most 2,000 characters
 * @param policy the version of the policy that the return is judged by
 */
public record ReturnEvent(
        int version,
        Type type,
        Instant at,
        String principal,
        Optional<String> agent,
        Optional<String> why,
        int policy,
        List<Step> steps) {
    /** The kinds of change. */
    public enum Type implements Term {
        REQUESTED,
        APPROVED,
        DECLINED,
        CANCELED,
        QUANTITY_CHANGED,
        PARCEL_ADDED,
        RECEIVED,
        INSPECTED,
        SETTLED,
        CLOSED,
        REOPENED,
        EXPIRED,
        REFUND_REQUESTED,
        REFUND_APPROVED,
        REFUND_REJECTED,
        /** Called off; or nobody decided in time. */
        REFUND_CANCELED,
        /** On its way; or on its way again, after a failure. */
        REFUND_SENT,
        REFUND_RETRIED,
        /** It is not known what became of it. */
        REFUND_UNCLEAR,
        REFUND_SUCCEEDED,
        REFUND_FAILED;

        /** Whether why it happened is for the shop alone. */
        private boolean isOfShop() {
            return switch (this) {
                case REFUND_APPROVED,
                        REFUND_CANCELED,
                        REFUND_SENT,
                        REFUND_RETRIED,
                        REFUND_UNCLEAR,
                        REFUND_SUCCEEDED,
                        REFUND_FAILED -> true;
                case REQUESTED,
                        APPROVED,
                        DECLINED,
                        CANCELED,
                        QUANTITY_CHANGED,
                        PARCEL_ADDED,
                        RECEIVED,
                        INSPECTED,
                        SETTLED,
                        CLOSED,
                        REOPENED,
                        EXPIRED,
                        REFUND_REQUESTED,
                        REFUND_REJECTED -> false;
            };
        }
    }

    public ReturnEvent {
        steps = List.copyOf(steps);
        why = why.map(ReturnEvent::why);
    }

    /** Something that this principal did, and what the return is after it. */
    public static ReturnEvent by(
            Principal principal, Type type, Instant at, Optional<String> why, Return after, List<Step> steps) {
        return new ReturnEvent(
                after.version(), type, at, principal.subject(), principal.agent(), why, after.policy(), steps);
    }

    /**
     * As that principal sees it: what staff and providers said about money is for the shop, but for why a refund was rejected.
     */
    ReturnEvent seenBy(Principal principal) {
        return principal.isOfShop() || !type.isOfShop()
                ? this
                : new ReturnEvent(version, type, at, this.principal, agent, Optional.empty(), policy, steps);
    }

    /**
     * The words of who did it.
     *
     * @throws IllegalArgumentException if they are too long, or no text
     */
    public static String why(String words) {
        return Text.prose(words, 2_000);
    }

    /**
     * The words of who did it, where there must be some.
     *
     * @throws IllegalArgumentException if they are blank, too long, or no text
     */
    public static String said(String words) {
        if (words.isBlank()) {
            throw new IllegalArgumentException("must not be blank");
        }
        return why(words);
    }
}
