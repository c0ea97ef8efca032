package returns.adapters.tools.mcp;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Difference;
import returns.application.answers.InvalidValue;
import returns.application.answers.LineFindings;
import returns.application.answers.Refusal;
import returns.application.tools.Description;
import returns.application.tools.ReturnResult;
import returns.domain.returns.Action;

/** A refusal as a model reads it: a problem document without what only HTTP needs. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record RefusalResult(
        @Description("The stable name of the refusal.") String code,

        @Description("What is wrong, the same for every refusal of this code.")
        String title,

        @Description("What is wrong with this call.") String detail,

        @Description("What the call left behind: not_committed, committed, pending or unknown.")
        String outcome,

        @Description("Whether to call again: unchanged, changed (as the hint says), new_key or never.")
        String retry,

        @Description("What to do next.") String hint,
        @Nullable List<Invalid> errors,
        @Nullable List<Line> lines,
        @JsonProperty("return") @Nullable ReturnResult existing,
        @Nullable List<Changed> differences,
        @Nullable List<String> allowed) {
    record Invalid(String pointer, String detail) {
        static Invalid of(InvalidValue invalid) {
            return new Invalid(invalid.pointer(), invalid.detail());
        }
    }

    record Line(String lineId, List<FindingResult> findings) {
        static Line of(LineFindings line) {
            return new Line(
                    line.line().value(),
                    line.findings().stream().map(FindingResult::of).toList());
        }
    }

    record Changed(
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

    static RefusalResult of(Refusal refusal) {
        var code = refusal.code();
        return new RefusalResult(
                code.term(),
                code.title(),
                refusal.detail(),
                refusal.outcome().term(),
                refusal.retry().term(),
                refusal.hint(),
                refusal.invalid().stream().map(Invalid::of).toList(),
                refusal.lines().stream().map(Line::of).toList(),
                refusal.existing().map(ReturnResult::of).orElse(null),
                refusal.differences().stream().map(Changed::of).toList(),
                refusal.allowed().stream()
                        .filter(Action::isForCustomers)
                        .map(Action::term)
                        .toList());
    }
}
