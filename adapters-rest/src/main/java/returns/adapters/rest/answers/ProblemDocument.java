package returns.adapters.rest.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Difference;
import returns.application.answers.InvalidValue;
import returns.application.answers.LineFindings;
import returns.application.answers.Refusal;
import returns.domain.access.Principal;
import returns.domain.returns.Action;

/**
 * A refusal as problem details (RFC 9457).
 *
 * @param type {@code /problems/} and the code
 * @param title the same for every problem of this code
 * @param status the HTTP status
 * @param detail what is wrong with this call
 * @param code the stable name of the problem
 * @param outcome what the call left behind: {@code not_committed}, {@code committed}, {@code pending} or {@code unknown}
 * @param retry whether to call again: {@code unchanged}, {@code changed}, {@code new_key} or {@code never}
 * @param hint what to do next
 * @param errors every value that is not valid
 * @param lines every reason, per line
 * @param existing the return that stands in the way
 * @param differences where the call differs from what was asked first
 * @param allowed what who asks can do to the return now
 */
@Schema(name = "Problem")
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record ProblemDocument(
        String type,
        String title,
        int status,
        String detail,
        String code,
        String outcome,
        String retry,
        String hint,
        @Nullable List<Invalid> errors,
        @Nullable List<Line> lines,
        @JsonProperty("return") @Nullable ReturnDocument existing,
        @Nullable List<Changed> differences,
        @Nullable List<String> allowed) {
    /** The media type of problem details. */
    public static final String MEDIA_TYPE = "application/problem+json";

    /**
     * A value that is not valid.
     *
     * @param pointer a JSON Pointer into the body, or the name of a header or parameter
     * @param detail what the value must be
     */
    @Schema(name = "InvalidValue")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    public record Invalid(String pointer, String detail) {
        static Invalid of(InvalidValue invalid) {
            return new Invalid(invalid.pointer(), invalid.detail());
        }
    }

    /** Every reason why one line cannot be returned as asked. */
    @Schema(name = "LineFindings")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    public record Line(String lineId, List<FindingDocument> findings) {
        static Line of(LineFindings line) {
            return new Line(
                    line.line().value(),
                    line.findings().stream().map(FindingDocument::of).toList());
        }
    }

    /** An argument that differs. */
    @Schema(name = "Difference")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Changed(
            String argument,
            @Nullable String before,
            @Nullable String now) {
        static Changed of(Difference difference) {
            return new Changed(
                    difference.argument(),
                    difference.before().orElse(null),
                    difference.now().orElse(null));
        }
    }

    /** The refusal as customers read it. */
    public static ProblemDocument of(Refusal refusal) {
        return of(refusal, refusal.existing().map(ReturnDocument::of));
    }

    /** The refusal as that principal reads it. */
    static ProblemDocument of(Refusal refusal, Principal reader) {
        return of(refusal, refusal.existing().map(existing -> ReturnDocument.of(existing, reader)));
    }

    private static ProblemDocument of(Refusal refusal, Optional<ReturnDocument> existing) {
        var code = refusal.code();
        return new ProblemDocument(
                "/problems/" + code.term(),
                code.title(),
                Statuses.of(code).getCode(),
                refusal.detail(),
                code.term(),
                refusal.outcome().term(),
                refusal.retry().term(),
                refusal.hint(),
                refusal.invalid().stream().map(Invalid::of).toList(),
                refusal.lines().stream().map(Line::of).toList(),
                existing.orElse(null),
                refusal.differences().stream().map(Changed::of).toList(),
                refusal.allowed().stream().map(Action::term).toList());
    }
}
