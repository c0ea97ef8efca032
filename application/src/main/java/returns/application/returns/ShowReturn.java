package returns.application.returns;

import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.domain.access.Principal;
import returns.domain.returns.Return;

/** Shows a return as it is now, to its customer and to staff. */
public final class ShowReturn {
    private final ReturnStore returns;

    public ShowReturn(ReturnStore returns) {
        this.returns = returns;
    }

    public Answer<Return> show(Principal principal, ReturnRef ref) {
        return returns.find(ref)
                .filter(found -> principal.handlesReturnsOf(found.customer()))
                .map(Answer::done)
                .orElseGet(() -> Answer.refused(Refusal.notFound("return " + ref.text())));
    }
}
