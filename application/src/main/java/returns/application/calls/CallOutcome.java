package returns.application.calls;

import java.util.Optional;
import java.util.stream.Stream;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.domain.Term;

/** What came of a call, in one word: {@code done}, {@code failed} where it broke in the middle, or the code of the refusal. */
public record CallOutcome(String word) {
    public static final CallOutcome DONE = new CallOutcome("done");
    public static final CallOutcome FAILED = new CallOutcome("failed");

    /**
     * The outcome of that word.
     *
     * @throws IllegalArgumentException if there is none, naming those that there are
     */
    public static CallOutcome named(String word) {
        var words = Stream.concat(Stream.of(DONE.word, FAILED.word), Term.all(Code.class).stream())
                .toList();
        if (!words.contains(word)) {
            throw new IllegalArgumentException("must be one of " + String.join(", ", words));
        }
        return new CallOutcome(word);
    }

    /** Of a call with that answer; with none it failed. */
    public static CallOutcome of(Optional<? extends Answer<?>> answer) {
        return answer.<CallOutcome>map(known -> switch (known) {
                    case Answer.Done<?> _ -> DONE;
                    case Answer.Refused<?>(var refusal) ->
                        new CallOutcome(refusal.code().term());
                })
                .orElse(FAILED);
    }
}
