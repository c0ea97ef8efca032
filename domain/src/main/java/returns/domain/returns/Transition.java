package returns.domain.returns;

import java.util.List;

/** What comes of an action on a return. */
public sealed interface Transition {
    /**
     * The return after it, and the steps that its units took.
     *
     * @param event what a timeline says of it
     */
    record Made(ReturnEvent.Type event, Return state, List<Step> steps) implements Transition {
        public Made {
            steps = List.copyOf(steps);
        }
    }

    /** All is so already. */
    record AlreadySo(Return state) implements Transition {}

    /**
     * Not on a return that stands so.
     *
     * @param why in one sentence
     */
    record NotNow(Return state, String why) implements Transition {}
}
