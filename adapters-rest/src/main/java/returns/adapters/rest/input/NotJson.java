package returns.adapters.rest.input;

import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;

/** Refuses bodies that are said to be something else than JSON. */
public final class NotJson {
    private NotJson() {}

    public static Refusal refusal() {
        return Refusal.of(
                Code.UNSUPPORTED_MEDIA_TYPE,
                Retry.CHANGED,
                "The body is of another media type than application/json.",
                "Nothing was done. Send JSON, with the header Content-Type: application/json and with the same key if"
                        + " the call has one.");
    }
}
