package returns.application.policy;

import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.policy.ReturnPolicy;

/** Shows versions of the policy to staff, and to those who change it. */
public final class ShowPolicy {
    private final PolicyStore policies;

    public ShowPolicy(PolicyStore policies) {
        this.policies = policies;
    }

    /** The version that is in force. */
    public Answer<ReturnPolicy> inForce(Principal principal) {
        return mayRead(principal) ? Answer.done(policies.newest()) : forbidden();
    }

    /** The version of that number. */
    public Answer<ReturnPolicy> version(Principal principal, int number) {
        if (!mayRead(principal)) {
            return forbidden();
        }
        return policies.version(number)
                .map(Answer::done)
                .orElseGet(() -> Answer.refused(Refusal.notFound("version " + number + " of the policy")));
    }

    private static boolean mayRead(Principal principal) {
        return principal.is(Role.STAFF) || principal.is(Role.POLICY);
    }

    private static Answer<ReturnPolicy> forbidden() {
        return Answer.refused(Refusal.forbidden("read the policy"));
    }
}
