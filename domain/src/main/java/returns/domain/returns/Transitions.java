package returns.domain.returns;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import returns.domain.Deadline;
import returns.domain.orders.LineId;

/** The ways of a return from one state to the next. Each gives what comes of it, and changes nothing itself. */
public final class Transitions {
    private Transitions() {}

    /**
     * The goods may be sent, until that day.
     *
     * @param kept lines whose goods need not be sent: what is owed for them is owed
     */
    public static Transition approve(Return state, Deadline sendBy, Set<LineId> kept) {
        if (state.status() == ReturnStatus.APPROVED) {
            return new Transition.AlreadySo(state);
        }
        var steps = state.steps(Stage.PENDING, Stage.APPROVED).stream()
                .map(step -> kept.contains(step.line())
                        ? Step.on(step.line(), Stage.PENDING, Stage.ACCEPTED, step.units())
                                .marked(Disposition.KEEP)
                        : step)
                .toList();
        return make(Action.APPROVE, state, steps, next -> next.has(Stage.APPROVED) ? next.toSendBy(sendBy) : next);
    }

    /** The goods are not taken back. */
    public static Transition decline(Return state) {
        return end(Action.DECLINE, state, state.steps(Stage.PENDING, Stage.DECLINED));
    }

    /** The customer keeps the goods after all. */
    public static Transition cancel(Return state) {
        var steps = new ArrayList<>(state.steps(Stage.PENDING, Stage.CANCELED));
        steps.addAll(state.steps(Stage.APPROVED, Stage.CANCELED));
        return end(Action.CANCEL, state, steps);
    }

    /** The goods were not sent in time: of what was sent, it is not known when it arrives. */
    public static Transition expire(Return state, Instant now) {
        var late = state.sendBy().filter(day -> day.isPassed(now)).isPresent();
        return Action.EXPIRE.isFor(state) && !late
                ? new Transition.NotNow(state, "There is still time to send the goods.")
                : end(Action.EXPIRE, state, state.steps(Stage.APPROVED, Stage.EXPIRED));
    }

    /**
     * So many units of that line are to come back, at least 1; it is set, not added.
     *
     * @throws IllegalArgumentException if the return has no such line
     */
    public static Transition setQuantity(Return state, LineId line, int quantity) {
        var before = line(state, line).quantity();
        if (before == quantity) {
            return new Transition.AlreadySo(state);
        }
        var stage = state.status() == ReturnStatus.REQUESTED ? Stage.PENDING : Stage.APPROVED;
        return make(
                Action.CHANGE_QUANTITY,
                state,
                List.of(
                        before < quantity
                                ? Step.into(line, stage, quantity - before)
                                : Step.outOf(line, stage, before - quantity)));
    }

    /** The goods are on their way in that parcel; one of at most {@value Return#MAX_PARCELS}. */
    public static Transition send(Return state, Parcel parcel) {
        return state.parcels().contains(parcel)
                ? new Transition.AlreadySo(state)
                : make(Action.ADD_PARCEL, state, List.of(), next -> next.with(parcel));
    }

    /**
     * Goods are here. Units that were missing may turn up.
     *
     * @throws IllegalArgumentException if the return has no such line
     */
    public static Transition receive(Return state, Receipt receipt) {
        var steps = new ArrayList<Step>();
        for (var counted : receipt.lines()) {
            steps.addAll(arrived(line(state, counted.line()), counted));
        }
        return make(Action.RECEIVE, state, steps, next -> next.with(receipt.unexpected()));
    }

    /**
     * Received units were looked at.
     *
     * @throws IllegalArgumentException if the return has no such line
     */
    public static Transition inspect(Return state, List<Inspection> found) {
        var steps = found.stream()
                .map(f -> Step.on(
                                line(state, f.line()).line(),
                                Stage.RECEIVED,
                                f.accepted() ? Stage.ACCEPTED : Stage.REJECTED,
                                f.quantity())
                        .marked(f.disposition()))
                .toList();
        return make(Action.INSPECT, state, steps);
    }

    /**
     * Accepted units were paid for, or exchanged.
     *
     * @throws IllegalArgumentException if the return has no such line
     */
    public static Transition settle(Return state, List<Settlement> settled) {
        var steps = settled.stream()
                .map(s -> Step.on(line(state, s.line()).line(), Stage.ACCEPTED, Stage.SETTLED, s.quantity()))
                .toList();
        return state.lines().stream()
                .filter(line -> units(settled, line) > state.unpaid(line))
                .filter(line -> units(settled, line) <= line.stages().in(Stage.ACCEPTED))
                .findFirst()
                .<Transition>map(line -> new Transition.NotNow(
                        state, "Units of line %s are in a refund that waits for a person.".formatted(line.line())))
                .orElseGet(() -> make(Action.SETTLE, state, steps));
    }

    private static int units(List<Settlement> settled, ReturnLine line) {
        return settled.stream()
                .filter(s -> s.line().equals(line.line()))
                .mapToInt(Settlement::quantity)
                .sum();
    }

    /** Nothing is left to do. */
    public static Transition close(Return state) {
        return end(Action.CLOSE, state, List.of());
    }

    /** There is something left to do after all. */
    public static Transition reopen(Return state) {
        return make(Action.REOPEN, state, List.of());
    }

    private static List<Step> arrived(ReturnLine line, Receipt.Line counted) {
        var expected = Math.min(counted.received(), line.stages().in(Stage.APPROVED));
        var found = counted.received() - expected;
        var steps = new ArrayList<Step>();
        if (expected > 0) {
            steps.add(Step.on(line.line(), Stage.APPROVED, Stage.RECEIVED, expected));
        }
        if (found > 0) {
            steps.add(Step.on(line.line(), Stage.MISSING, Stage.RECEIVED, found));
        }
        steps.replaceAll(step -> counted.condition().map(step::marked).orElse(step));
        if (counted.missing() > 0) {
            steps.add(Step.on(line.line(), Stage.APPROVED, Stage.MISSING, counted.missing()));
        }
        return steps;
    }

    private static Transition end(Action action, Return state, List<Step> steps) {
        return action.leadsTo(state) == state.status() ? new Transition.AlreadySo(state) : make(action, state, steps);
    }

    private static Transition make(Action action, Return state, List<Step> steps) {
        return make(action, state, steps, next -> next);
    }

    static Transition make(Action action, Return state, List<Step> steps, UnaryOperator<Return> more) {
        if (!action.isFor(state)) {
            return new Transition.NotNow(state, action.whyNot(state));
        }
        var shortage = shortage(state, steps);
        if (shortage.isPresent()) {
            return new Transition.NotNow(state, shortage.get());
        }
        var done = more.apply(state.next(steps));
        return new Transition.Made(action.event(), done.standing(action.leadsTo(done)), steps);
    }

    /** Which units are not where the steps take them from. */
    private static Optional<String> shortage(Return state, List<Step> steps) {
        return state.lines().stream()
                .flatMap(line -> Arrays.stream(Stage.values()).flatMap(from -> shortage(line, from, steps).stream()))
                .findFirst();
    }

    private static Optional<String> shortage(ReturnLine line, Stage from, List<Step> steps) {
        var wanted = steps.stream()
                .filter(step -> step.line().equals(line.line())
                        && step.from().filter(from::equals).isPresent())
                .mapToInt(Step::units)
                .sum();
        var there = line.stages().in(from);
        return wanted <= there
                ? Optional.empty()
                : Optional.of("Of line %s, %s of %s units are %s."
                        .formatted(line.line(), there, line.quantity(), from.term()));
    }

    private static ReturnLine line(Return state, LineId id) {
        return state.line(id).orElseThrow(() -> new IllegalArgumentException("must be a line of the return"));
    }
}
