package returns.application.answers;

import returns.domain.Term;

/** The stable names of refusals, each with its title. */
public enum Code implements Term {
    MALFORMED("The body cannot be read"),
    INVALID("Some values are not valid"),
    KEY_MISSING("An Idempotency-Key is required"),
    KEY_INVALID("The Idempotency-Key is not valid"),
    KEY_REUSED("The key was used for another request"),
    IN_PROGRESS("The same call is still running"),
    UNAUTHORIZED("A valid token is required"),
    FORBIDDEN("The token does not allow this"),
    INSUFFICIENT_SCOPE("The scopes of the token do not cover this"),
    NOT_FOUND("There is no such thing"),
    METHOD_NOT_ALLOWED("The method is not allowed here"),
    NOT_ACCEPTABLE("The answer cannot be given in that form"),
    UNSUPPORTED_MEDIA_TYPE("The body must be JSON"),
    TOO_LARGE("The body is too large"),
    PRECONDITION_REQUIRED("An If-Match header is required"),
    NOT_ALLOWED_NOW("The return cannot be changed like that now"),
    NEEDS_PERSON("A person has to approve so much"),
    PRECONDITION_FAILED("It has changed since it was read"),
    AMOUNTS_DO_NOT_ADD_UP("Some amounts do not add up"),
    ORDER_OUTDATED("A newer snapshot of the order is on file"),
    ORDER_CONFLICT("Another snapshot of the same time is on file"),
    UNITS_IN_RETURNS("The change takes away units that are in returns"),
    PAYMENTS_IN_REFUNDS("The change takes away money that refunds give back"),
    REFUND_REJECTED("A person rejected the refund"),
    PAYMENT_EXHAUSTED("The payment has too little left to give back"),
    NOT_RETURNABLE("Some lines cannot be returned"),
    UNKNOWN_PREVIOUS_RETURN("The previous return is not of this line"),
    ALREADY_REQUESTED("A return of this line was already requested"),
    POSSIBLE_DUPLICATE("There is an open return of this line"),
    RETURN_ENDED("The return that was requested has ended"),
    CONTENDED("Too many changes at the same moment"),
    UNAVAILABLE("The service cannot reach its database"),
    INTERNAL_ERROR("Something is broken here");

    private final String title;

    Code(String title) {
        this.title = title;
    }

    /** The same short sentence for every refusal of this code (RFC 9457, section 3.1.3). */
    public String title() {
        return title;
    }
}
