package returns.domain.returns;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import returns.domain.access.Principal;
import returns.domain.orders.LineId;

/** All that happened to a return, from the first. */
public record Timeline(List<ReturnEvent> events) {
    public Timeline {
        events = List.copyOf(events);
    }

    /** Whether it tells how that return came to be what it is: every version, and every step of every unit. */
    public boolean explains(Return state) {
        var versions = events.stream().map(ReturnEvent::version).toList();
        var stages = state.lines().stream().collect(Collectors.toMap(ReturnLine::line, ReturnLine::stages));
        return versions.equals(IntStream.rangeClosed(1, state.version()).boxed().toList()) && stages.equals(stages());
    }

    /** As that principal sees it: customers are not told what is said about money within the shop. */
    public Timeline seenBy(Principal principal) {
        return new Timeline(
                events.stream().map(event -> event.seenBy(principal)).toList());
    }

    private Map<LineId, Stages> stages() {
        var stages = new HashMap<LineId, Stages>();
        events.stream()
                .flatMap(event -> event.steps().stream())
                .forEach(step -> stages.put(
                        step.line(),
                        stages.getOrDefault(step.line(), Stages.NONE).after(step)));
        return stages;
    }
}
