package returns.adapters.rest.answers;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MutableHttpResponse;
import java.util.function.Function;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.domain.access.Principal;

/** Makes responses of what use cases answer. */
public final class Responses {
    /** Says that an earlier call did it, and that this is what that call was answered. */
    public static final String REPLAYED = "Idempotency-Replayed";

    private Responses() {}

    /** What was done as a response; or the problem that kept it from being done, which is about no return. */
    public static <R> HttpResponse<?> of(Answer<R> answer, Function<? super R, MutableHttpResponse<?>> done) {
        return of(answer, done, ProblemDocument::of);
    }

    /** The same for that principal, about a return or not. */
    public static <R> HttpResponse<?> to(
            Principal reader, Answer<R> answer, Function<? super R, MutableHttpResponse<?>> done) {
        return of(answer, done, refusal -> ProblemDocument.of(refusal, reader));
    }

    private static <R> HttpResponse<?> of(
            Answer<R> answer,
            Function<? super R, MutableHttpResponse<?>> done,
            Function<Refusal, ProblemDocument> problems) {
        return switch (answer) {
            case Answer.Done<R>(var result, var replayed) -> {
                var response = done.apply(result);
                yield replayed ? response.header(REPLAYED, "true") : response;
            }
            case Answer.Refused<R>(var refusal) -> problem(refusal, HttpResponse.ok(), problems.apply(refusal));
        };
    }

    /** That response, made to tell of the refusal. */
    static MutableHttpResponse<ProblemDocument> problem(Refusal refusal, MutableHttpResponse<?> response) {
        return problem(refusal, response, ProblemDocument.of(refusal));
    }

    private static MutableHttpResponse<ProblemDocument> problem(
            Refusal refusal, MutableHttpResponse<?> response, ProblemDocument problem) {
        switch (refusal.code()) {
            case UNAUTHORIZED -> ifAbsent(response, HttpHeaders.WWW_AUTHENTICATE, "Bearer");
            case IN_PROGRESS, CONTENDED -> ifAbsent(response, HttpHeaders.RETRY_AFTER, "1");
            case UNAVAILABLE -> ifAbsent(response, HttpHeaders.RETRY_AFTER, "2");
            default -> {}
        }
        return response.status(Statuses.of(refusal.code()))
                .contentType(ProblemDocument.MEDIA_TYPE)
                .body(problem);
    }

    private static void ifAbsent(MutableHttpResponse<?> response, String name, String value) {
        if (!response.getHeaders().contains(name)) {
            response.header(name, value);
        }
    }
}
