package returns.adapters.rest.returns;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.domain.Term;
import returns.domain.returns.ReturnEvent;
import returns.domain.returns.Step;
import returns.domain.returns.Timeline;

/**
 * All that happened to a return.
 *
 * @param events from the first to the last
 */
@Schema(name = "Timeline")
record TimelineDocument(List<Event> events) {
    /**
     * What happened.
     *
     * @param version of the return after it
     * @param type {@code requested}, {@code approved}, {@code declined}, {@code canceled}, {@code quantity_changed},
     *     {@code parcel_added}, {@code received}, {@code inspected}, {@code settled}, {@code closed}, {@code reopened} or
     *     {@code expired}
     * @param principal who did it
     * @param agent who acted for them
     * @param why in their words
     * @param policyVersion the version of the policy that the return is judged by
     */
    @Schema(name = "TimelineEvent")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Event(
            int version,
            String type,
            String at,
            String principal,
            @Nullable String agent,
            @Nullable String why,
            int policyVersion,
            List<StepDocument> steps) {
        private static Event of(ReturnEvent event) {
            return new Event(
                    event.version(),
                    event.type().term(),
                    event.at().toString(),
                    event.principal(),
                    event.agent().orElse(null),
                    event.why().orElse(null),
                    event.policy(),
                    event.steps().stream().map(StepDocument::of).toList());
        }
    }

    /**
     * Units of a line that went from one stage to another.
     *
     * @param from absent for units that came into the return
     * @param to absent for units that were taken out of it
     * @param mark how they were found, or what becomes of them
     */
    @Schema(name = "Step")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record StepDocument(
            String lineId,
            @Nullable String from,
            @Nullable String to,
            int quantity,
            @Nullable String mark) {
        private static StepDocument of(Step step) {
            return new StepDocument(
                    step.line().value(),
                    step.from().map(Term::term).orElse(null),
                    step.to().map(Term::term).orElse(null),
                    step.units(),
                    step.mark().orElse(null));
        }
    }

    static TimelineDocument of(Timeline timeline) {
        return new TimelineDocument(timeline.events().stream().map(Event::of).toList());
    }
}
