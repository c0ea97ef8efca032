package returns.adapters.rest.answers;

import io.micronaut.http.HttpMethod;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.server.exceptions.response.ErrorContext;
import io.micronaut.http.server.exceptions.response.ErrorResponseProcessor;
import jakarta.inject.Singleton;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.input.NotJson;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;

/** Writes down what the framework refuses before or instead of a controller. */
@Singleton
final class FrameworkRefusals implements ErrorResponseProcessor<ProblemDocument> {
    @Override
    public MutableHttpResponse<ProblemDocument> processResponse(ErrorContext context, MutableHttpResponse<?> response) {
        var request = context.getRequest();
        var cause = context.getRootCause().orElse(null);
        return Responses.problem(refusal(request, response, cause), response);
    }

    private static Refusal refusal(HttpRequest<?> request, HttpResponse<?> response, @Nullable Throwable cause) {
        return switch (response.status()) {
            case UNAUTHORIZED ->
                Refusal.of(
                        Code.UNAUTHORIZED,
                        Retry.CHANGED,
                        "The request has no token, or one that is not valid, no longer so, or not for this service.",
                        "Send a valid token in the header Authorization: Bearer <token>.");
            case FORBIDDEN -> Refusal.forbidden("do this");
            case NOT_FOUND ->
                Refusal.of(
                        Code.NOT_FOUND,
                        Retry.NEVER,
                        "There is nothing at this address.",
                        "Use one of the addresses that /openapi.yml lists.");
            case METHOD_NOT_ALLOWED ->
                Refusal.of(
                        Code.METHOD_NOT_ALLOWED,
                        Retry.NEVER,
                        "Nothing here answers to " + method(request) + ".",
                        "Use a method that the header Allow names.");
            case NOT_ACCEPTABLE ->
                Refusal.of(
                        Code.NOT_ACCEPTABLE,
                        Retry.CHANGED,
                        "None of the media types that Accept names can be given.",
                        "Accept application/json and application/problem+json, or leave the header Accept out.");
            case UNSUPPORTED_MEDIA_TYPE -> NotJson.refusal();
            case REQUEST_ENTITY_TOO_LARGE ->
                Refusal.of(
                        Code.TOO_LARGE,
                        Retry.CHANGED,
                        "The body is larger than 1 MiB, or the head of the request larger than 8 KiB.",
                        "Send less.");
            default ->
                response.code() < HttpStatus.INTERNAL_SERVER_ERROR.getCode()
                        ? unreadable()
                        : Failures.refusal(request, cause);
        };
    }

    private static Refusal unreadable() {
        return Refusal.of(
                Code.INVALID,
                Retry.CHANGED,
                "The address or a header of the request cannot be read.",
                "Nothing was done. Percent-encode the address, and send headers as RFC 9110 says.");
    }

    private static String method(HttpRequest<?> request) {
        return request.getMethod() == HttpMethod.CUSTOM
                ? "that method"
                : request.getMethod().name();
    }
}
