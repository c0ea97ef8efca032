package returns.adapters.rest.orders;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.ProblemDocument;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.input.Written;
import returns.domain.orders.OrderNumber;

/** A line of the answer to an import. */
sealed interface ImportDocument {
    /**
     * A line that was refused, as a problem. Where the whole import broke off, there is no line, and no counts come after it.
     *
     * @param line counts the lines of what was sent, from 1
     * @param orderNumber the number that stands there, if one does
     */
    @Schema(name = "RefusedLine")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record RefusedLine(
            @Nullable Long line,
            @Nullable String orderNumber,
            @JsonUnwrapped ProblemDocument problem) implements ImportDocument {
        static RefusedLine of(long line, Optional<String> orderNumber, Refusal refusal) {
            return new RefusedLine(line, orderNumber.orElse(null), ProblemDocument.of(refusal));
        }

        static RefusedLine ofAll(Refusal refusal) {
            return new RefusedLine(null, null, ProblemDocument.of(refusal));
        }
    }

    /**
     * The last line, once everything was read.
     *
     * @param lines the lines that were not empty; each was stored, unchanged or refused
     * @param stored orders that are new on file, or replace what was
     * @param unchanged orders that were on file as they stand there
     */
    @Schema(name = "ImportCounts")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Counts(long lines, long stored, long unchanged, long refused) implements ImportDocument {}

    /** The number of the order that was written, if it can be one. */
    static Optional<String> orderNumber(Written content) {
        return content.content() instanceof Answer.Done<?>(var properties, var _)
                        && properties instanceof Map<?, ?> written
                        && written.get("orderNumber") instanceof String number
                ? valid(number)
                : Optional.empty();
    }

    private static Optional<String> valid(String number) {
        try {
            return Optional.of(new OrderNumber(number).value());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
