package returns.adapters.rest.answers;

import io.micronaut.http.HttpStatus;
import returns.application.answers.Code;

/** The HTTP status of each refusal. */
final class Statuses {
    private Statuses() {}

    static HttpStatus of(Code code) {
        return switch (code) {
            case MALFORMED, INVALID, KEY_MISSING, KEY_INVALID -> HttpStatus.BAD_REQUEST;
            case UNAUTHORIZED -> HttpStatus.UNAUTHORIZED;
            case FORBIDDEN, INSUFFICIENT_SCOPE -> HttpStatus.FORBIDDEN;
            case NOT_FOUND -> HttpStatus.NOT_FOUND;
            case METHOD_NOT_ALLOWED -> HttpStatus.METHOD_NOT_ALLOWED;
            case NOT_ACCEPTABLE -> HttpStatus.NOT_ACCEPTABLE;
            case IN_PROGRESS,
                    ORDER_OUTDATED,
                    ORDER_CONFLICT,
                    UNITS_IN_RETURNS,
                    PAYMENTS_IN_REFUNDS,
                    REFUND_REJECTED,
                    PAYMENT_EXHAUSTED,
                    ALREADY_REQUESTED,
                    POSSIBLE_DUPLICATE,
                    RETURN_ENDED,
                    NOT_ALLOWED_NOW,
                    NEEDS_PERSON -> HttpStatus.CONFLICT;
            case PRECONDITION_FAILED -> HttpStatus.PRECONDITION_FAILED;
            case TOO_LARGE -> HttpStatus.REQUEST_ENTITY_TOO_LARGE;
            case UNSUPPORTED_MEDIA_TYPE -> HttpStatus.UNSUPPORTED_MEDIA_TYPE;
            case KEY_REUSED, AMOUNTS_DO_NOT_ADD_UP, NOT_RETURNABLE, UNKNOWN_PREVIOUS_RETURN ->
                HttpStatus.UNPROCESSABLE_ENTITY;
            case PRECONDITION_REQUIRED -> HttpStatus.PRECONDITION_REQUIRED;
            case CONTENDED, UNAVAILABLE -> HttpStatus.SERVICE_UNAVAILABLE;
            case INTERNAL_ERROR -> HttpStatus.INTERNAL_SERVER_ERROR;
        };
    }
}
