package returns.bootstrap.packaged;

import io.micronaut.context.annotation.Requires;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import jakarta.inject.Singleton;
import java.util.function.Supplier;
import java.util.stream.Stream;
import returns.application.answers.Answer;
import returns.application.tools.Description;
import returns.application.tools.Effect;
import returns.application.tools.Tool;
import returns.application.tools.ToolCatalogue;

/** What the conformance suite calls, after the tools of the service in the same catalogue. */
@Singleton
@Requires(property = "test.conformance")
final class ConformanceTools implements BeanCreatedEventListener<ToolCatalogue> {
    record Nothing() {}

    record Text(@Description("What the suite looks for.") String text) {}

    @Override
    public ToolCatalogue onCreated(BeanCreatedEvent<ToolCatalogue> event) {
        return new ToolCatalogue(Stream.concat(
                        event.getBean().tools().stream(),
                        Stream.of(
                                tool("test_simple_text", () -> "This is a simple text response for testing."),
                                tool("test_error_handling", () -> {
                                    throw new IllegalStateException("This tool intentionally fails for testing");
                                }),
                                tool("test_logging_tool", () -> "It has nothing to log to its caller."),
                                tool("test_streaming_elicitation", () -> "It has nothing to ask of its caller.")))
                .toList());
    }

    private static Tool<Nothing, Text> tool(String name, Supplier<String> text) {
        return new Tool<>(
                name,
                "Test",
                "The conformance suite calls it.",
                Effect.READS,
                true,
                Nothing.class,
                Text.class,
                (_, _) -> Answer.done(new Text(text.get())));
    }
}
