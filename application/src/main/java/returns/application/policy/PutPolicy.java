package returns.application.policy;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.input.Precondition;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.policy.PolicyRules;
import returns.domain.policy.ReturnPolicy;

/**
 * Puts other rules in force, as the next version, for the orders that are placed from now on. Repeatable by what it is: where
 * these rules are in force already, there is nothing to do.
 */
public final class PutPolicy {
    private static final int ATTEMPTS = 8;

    private final PolicyStore policies;
    private final InstantSource clock;

    public PutPolicy(PolicyStore policies, InstantSource clock) {
        this.policies = policies;
        this.clock = clock;
    }

    /** The version with these rules. The precondition names the version that they were meant to replace. */
    public Answer<ReturnPolicy> put(Principal principal, Precondition replaces, PolicyRules rules) {
        if (!principal.is(Role.POLICY)) {
            return Answer.refused(Refusal.forbidden("change the policy"));
        }
        if (replaces instanceof Precondition.Missing) {
            return Answer.refused(versionRequired());
        }
        for (var attempt = 0; attempt < ATTEMPTS; attempt++) {
            var newest = policies.newest();
            if (newest.rules().equals(rules)) {
                return Answer.done(newest);
            }
            if (!replaces.allows(newest.version())) {
                return Answer.refused(changedMeanwhile(newest));
            }
            var next = new ReturnPolicy(newest.version() + 1, after(newest), rules);
            switch (policies.add(next, principal)) {
                case COMMITTED -> {
                    return Answer.done(next);
                }
                case BUSY -> {
                    return Answer.refused(contended());
                }
                case STALE, KEY_TAKEN -> {}
            }
        }
        return Answer.refused(contended());
    }

    /** Now; and after the other version came in force, whatever the clock of the node says that made it. */
    private Instant after(ReturnPolicy newest) {
        var now = clock.instant();
        var earliest = newest.inForceFrom().plus(1, ChronoUnit.MICROS);
        return now.isBefore(earliest) ? earliest : now;
    }

    private static Refusal versionRequired() {
        return Refusal.of(
                Code.PRECONDITION_REQUIRED,
                Retry.CHANGED,
                "The policy may have changed since it was read, so a new one names the version that it replaces.",
                "Read the policy, look whether the change is still right, and send it with If-Match set to the ETag of"
                        + " what was read.");
    }

    private static Refusal changedMeanwhile(ReturnPolicy newest) {
        return Refusal.of(
                Code.PRECONDITION_FAILED,
                Retry.CHANGED,
                "The policy is of version " + newest.version() + " by now.",
                "Read the policy again, look whether the change is still right, and send it with If-Match set to the"
                        + " new ETag.");
    }

    private static Refusal contended() {
        return Refusal.of(
                Code.CONTENDED,
                Retry.UNCHANGED,
                "The policy was being changed while this was to be stored.",
                "Nothing was done. Send the very same call again in a few seconds.");
    }
}
