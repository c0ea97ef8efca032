package returns.application.returns;

import returns.application.answers.Answer;
import returns.domain.access.Principal;
import returns.domain.returns.Timeline;

/** Shows all that happened to a return, to its customer and to staff; what is said of money within the shop, to staff alone. */
public final class ShowTimeline {
    private final ShowReturn show;
    private final ReturnStore returns;

    public ShowTimeline(ReturnStore returns) {
        this.show = new ShowReturn(returns);
        this.returns = returns;
    }

    public Answer<Timeline> show(Principal principal, ReturnRef ref) {
        return show.show(principal, ref)
                .map(found -> returns.timeline(found.id()).seenBy(principal));
    }
}
