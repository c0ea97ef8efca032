package returns.adapters.rest.answers;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.server.exceptions.ExceptionHandler;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.application.answers.Code;
import returns.application.answers.Outcome;
import returns.application.answers.Refusal;
import returns.application.answers.RefusedException;
import returns.application.answers.Retry;
import returns.application.changes.StoreUnavailable;

/** Answers whatever was thrown. The log has all of it, the caller what to do. */
@Singleton
public final class Failures implements ExceptionHandler<Throwable, HttpResponse<?>> {
    private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

    @Override
    public HttpResponse<?> handle(@SuppressWarnings("rawtypes") HttpRequest request, Throwable failure) {
        return Responses.problem(refusal(request, failure), HttpResponse.ok());
    }

    /** What the caller of that request is told; the log is told the rest. */
    public static Refusal refusal(HttpRequest<?> request, @Nullable Throwable failure) {
        return switch (failure) {
            case RefusedException refused -> refused.refusal();
            case StoreUnavailable away -> unavailable(outcome(request), away);
            case IOException gone -> incomplete(gone);
            case null, default -> broken(outcome(request), failure);
        };
    }

    /** What only reads leaves nothing behind. */
    private static Outcome outcome(HttpRequest<?> request) {
        return request.getMethod().permitsRequestBody() ? Outcome.UNKNOWN : Outcome.NOT_COMMITTED;
    }

    private static Refusal unavailable(Outcome outcome, StoreUnavailable away) {
        LOG.warn("The database cannot be reached: {}", away.getMessage());
        return Refusal.unavailable().withOutcome(outcome);
    }

    /** The caller hung up; what is answered reaches nobody. */
    private static Refusal incomplete(IOException gone) {
        LOG.debug("The caller hung up", gone);
        return Refusal.of(
                Code.MALFORMED, Retry.UNCHANGED, "The request ended before it was complete.", "Send all of it again.");
    }

    private static Refusal broken(Outcome outcome, @Nullable Throwable failure) {
        var trace = UUID.randomUUID();
        LOG.error("Trace {}", trace, failure);
        return Refusal.broken(trace).withOutcome(outcome);
    }
}
