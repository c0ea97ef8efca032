package returns.adapters.rest.input;

import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.returns.ReturnRef;

/** Reads how an address names a return. */
public final class ReturnRefs {
    private ReturnRefs() {}

    /** The number or the id; or that there is no such return. */
    public static Answer<ReturnRef> of(String numberOrId) {
        return ReturnRef.parse(numberOrId)
                .map(Answer::done)
                .orElseGet(() -> Answer.refused(Refusal.notFound("return of that number or id")));
    }
}
