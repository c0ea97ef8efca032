package returns.application.tools;

import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.returns.ReturnRef;
import returns.domain.returns.ReturnNumber;

/** What the model writes for a tool that acts on one return. */
public record ReturnNumberArguments(
        @Description("The number of the return, such as R-7K3F9QX2.") @Example("R-7K3F9QX2") @Names(Names.Thing.RETURN)
        String returnNumber) {
    Answer<ReturnRef> ref() {
        var v = new Validation();
        var number = v.required("/returnNumber", returnNumber, ReturnNumber::of);
        return v.whole(() -> new ReturnRef.ByNumber(number.orElseThrow()));
    }
}
