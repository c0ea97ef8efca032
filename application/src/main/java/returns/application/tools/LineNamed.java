package returns.application.tools;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.domain.orders.LineId;
import returns.domain.policy.Finding;

/** A line as a model names it: by its id; or by its article number or its title, where exactly one line fits. */
record LineNamed(String written) {
    private static final String POINTER = "/lineId";

    /** What there is to choose from. */
    record Line(LineId id, String sku, String title) {
        String told() {
            return id + " (" + title + ")";
        }
    }

    /**
     * Answers the call with the line as it was written. Only if there is no such line, the lines are looked at, and the call is
     * answered with the one that fits.
     */
    <R> Answer<R> in(Function<String, Answer<R>> call, Supplier<List<Line>> lines) {
        var answer = call.apply(written);
        if (!(answer instanceof Answer.Refused<R>(var refusal)) || !isUnknown(refusal)) {
            return answer;
        }
        var fitting = lines.get().stream().filter(this::fits).toList();
        return switch (fitting.size()) {
            case 0 -> answer;
            case 1 -> call.apply(fitting.getFirst().id().value());
            default -> Answer.refused(doubtful(fitting));
        };
    }

    private static boolean isUnknown(Refusal refusal) {
        return refusal.code() == Code.NOT_FOUND
                || refusal.invalid().stream().map(InvalidValue::pointer).anyMatch(POINTER::equals)
                || refusal.lines().stream()
                        .flatMap(line -> line.findings().stream())
                        .anyMatch(Finding.UnknownLine.class::isInstance);
    }

    private boolean fits(Line line) {
        return plain(written).equals(plain(line.sku)) || plain(written).equals(plain(line.title));
    }

    private static String plain(String text) {
        return text.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    }

    private static Refusal doubtful(List<Line> fitting) {
        var candidates = fitting.stream().limit(20).map(Line::told).collect(Collectors.joining(", "));
        return Refusal.invalid(List.of(
                new InvalidValue(POINTER, "must be the id of one line: the customer can mean any of " + candidates)));
    }
}
