package returns.domain.refunds;

import java.time.Instant;
import java.util.Optional;
import returns.domain.Term;
import returns.domain.Text;
import returns.domain.access.Principal;
import returns.domain.access.Role;

/**
 * A person's decision on one exact refund: its return in the version that it was planned on, its units, its amount and currency.
 *
 * @param expiresAt the first instant that is too late to decide
 * @param decision none while it waits
 */
public record Approval(Instant expiresAt, Optional<Decision> decision) {
    /** Where an approval stands. */
    public enum Standing implements Term {
        WAITING,
        APPROVED,
        REJECTED,
        /** Nobody decided in time. */
        EXPIRED,
        /** Staff called the refund off before anybody decided. */
        CANCELED
    }

    /** What became of an approval. */
    public enum Verdict implements Term {
        APPROVED,
        REJECTED,
        /** Nobody decided in time. */
        EXPIRED
    }

    /**
     * Who decided, and how.
     *
     * @param reason in the words of who decided
     */
    public record Decision(Verdict verdict, String by, Instant at, Optional<String> reason) {
        public Decision {
            reason = reason.map(Decision::reason);
        }

        /**
         * The words of who decided, as an approval keeps them.
         *
         * @throws IllegalArgumentException if they are too long, or no text
         */
        public static String reason(String words) {
            return Text.prose(words, 2_000);
        }

        /** The reason, if that is for customers: why it was rejected. */
        public Optional<String> told() {
            return reason.filter(_ -> verdict == Verdict.REJECTED);
        }
    }

    public boolean isOpen() {
        return decision.isEmpty();
    }

    public boolean isLate(Instant now) {
        return !now.isBefore(expiresAt);
    }

    Approval decided(Decision by) {
        return new Approval(expiresAt, Optional.of(by));
    }

    boolean is(Verdict verdict) {
        return decision.filter(made -> made.verdict() == verdict).isPresent();
    }

    /** Whether that principal is a person who may decide about anything: an agent that acts for one may not. */
    public static boolean isForPerson(Principal principal) {
        return principal.is(Role.APPROVER) && principal.agent().isEmpty();
    }
}
