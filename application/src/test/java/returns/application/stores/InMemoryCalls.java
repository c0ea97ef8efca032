package returns.application.stores;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import returns.application.calls.CallFilter;
import returns.application.calls.CallQuery;
import returns.application.calls.CallStore;
import returns.application.calls.CallTally;
import returns.application.calls.KeptCall;
import returns.application.pages.Position;

/** Calls of tools, in memory. */
public final class InMemoryCalls implements CallStore {
    /** Ids are ordered as their texts are, which is how PostgreSQL orders them. */
    private static final Comparator<Position> OLDEST_FIRST = Comparator.comparing(Position::at)
            .thenComparing(position -> position.id().toString());

    private final Map<UUID, KeptCall> calls = new HashMap<>();

    @Override
    public synchronized void add(List<KeptCall> more) {
        more.forEach(call -> calls.putIfAbsent(call.id(), call));
    }

    @Override
    public synchronized List<KeptCall> find(CallQuery query, int most) {
        return matching(query.filter())
                .filter(call ->
                        query.before().stream().allMatch(last -> OLDEST_FIRST.compare(call.position(), last) < 0))
                .sorted(Comparator.comparing(KeptCall::position, OLDEST_FIRST.reversed()))
                .limit(most)
                .toList();
    }

    @Override
    public synchronized List<CallTally> tally(CallFilter filter) {
        return matching(filter)
                .collect(Collectors.groupingBy(KeptCall::tool, TreeMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(tool -> tally(tool.getKey(), tool.getValue()))
                .toList();
    }

    @Override
    public synchronized int dropBefore(Instant end) {
        var before = calls.size();
        calls.values().removeIf(call -> call.at().isBefore(end));
        return before - calls.size();
    }

    private static CallTally tally(String tool, List<KeptCall> calls) {
        var different = calls.stream()
                .map(call -> List.of(call.subject(), call.conversation(), asked(call)))
                .distinct()
                .count();
        var replayed = calls.stream().filter(KeptCall::replayed).count();
        return new CallTally(tool, calls.size(), calls.size() - (int) different, (int) replayed);
    }

    /** What could not be read repeats nothing. */
    private static Object asked(KeptCall call) {
        return call.arguments().<Object>map(asked -> asked).orElseGet(call::id);
    }

    private Stream<KeptCall> matching(CallFilter filter) {
        return calls.values().stream()
                .filter(call -> filter.tool().stream().allMatch(call.tool()::equals)
                        && filter.subject().stream().allMatch(call.subject()::equals)
                        && filter.conversation().stream()
                                .allMatch(wanted -> call.conversation().stream().anyMatch(wanted::equals))
                        && filter.outcome().stream().allMatch(call.outcome()::equals)
                        && filter.calledFrom().stream().noneMatch(call.at()::isBefore)
                        && filter.calledBefore().stream().allMatch(call.at()::isBefore));
    }
}
