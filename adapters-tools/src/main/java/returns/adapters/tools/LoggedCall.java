package returns.adapters.tools;

import java.time.Duration;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.input.Written;
import returns.application.tools.Tool;
import returns.application.tools.ToolCall;

/** The one way to call a tool, whichever door the call came through. */
public final class LoggedCall {
    private LoggedCall() {}

    /**
     * Judges what the model wrote, calls the tool, and tells the log of it, whatever comes of it.
     *
     * @param toolCall the id of the call, if the host names one
     */
    public static <A extends Record, R extends Record> Answer<R> run(
            Tool<A, R> tool, ToolCall host, Optional<String> toolCall, Written arguments) {
        var start = System.nanoTime();
        Optional<Answer<R>> answer = Optional.empty();
        try {
            answer = Optional.of(tool.answer(host, arguments));
            return answer.get();
        } finally {
            CallLog.write(
                    tool,
                    host,
                    toolCall,
                    answer,
                    Duration.ofNanos(System.nanoTime() - start).toMillis());
        }
    }
}
