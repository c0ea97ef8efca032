package returns.domain.returns;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import returns.domain.Deadline;
import returns.domain.access.Principal;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.Repayment;
import returns.domain.refunds.RepaymentId;

/**
 * What a customer sends back of one order. Its units are in stages, which say what became of them; {@link Transitions} are the
 * ways from one state to the next.
 *
 * @param customer whose order it is of, as the order now says
 * @param policy the version of the policy that it is judged by
 * @param sendBy the last day to send the goods on, once they may be sent
 * @param refunds all that were asked for, the oldest first
 * @param createdAt exact to the millisecond
 * @param version counts the states of the return, from 1
 */
public record Return(
        ReturnId id,
        ReturnNumber number,
        OrderNumber order,
        CustomerId customer,
        ReturnStatus status,
        Resolution resolution,
        int policy,
        List<ReturnLine> lines,
        Optional<Deadline> sendBy,
        List<Parcel> parcels,
        List<UnexpectedItem> unexpected,
        List<Refund> refunds,
        Instant createdAt,
        int version) {
    /** The most parcels that the goods of a return come back in. */
    public static final int MAX_PARCELS = 100;

    public Return {
        lines = List.copyOf(lines);
        parcels = List.copyOf(parcels);
        unexpected = List.copyOf(unexpected);
        refunds = List.copyOf(refunds);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("must have a line");
        }
        if (!lines.stream().map(ReturnLine::line).allMatch(new HashSet<>()::add)) {
            throw new IllegalArgumentException("must not have a line twice");
        }
    }

    /** A return in its first state: it stands as its units do. */
    public static Return made(
            ReturnId id,
            ReturnNumber number,
            OrderNumber order,
            CustomerId customer,
            Resolution resolution,
            int policy,
            List<ReturnLine> lines,
            Optional<Deadline> sendBy,
            Instant createdAt) {
        var made = new Return(
                id,
                number,
                order,
                customer,
                ReturnStatus.REQUESTED,
                resolution,
                policy,
                lines,
                sendBy,
                List.of(),
                List.of(),
                List.of(),
                createdAt,
                1);
        return made.has(Stage.PENDING) ? made : made.standing(Action.APPROVE.leadsTo(made));
    }

    /** The line of the return that is of that order line. */
    public Optional<ReturnLine> line(LineId id) {
        return lines.stream().filter(line -> line.line().equals(id)).findFirst();
    }

    public boolean isOpen() {
        return status.isOpen();
    }

    /** Whether any unit is in that stage. */
    public boolean has(Stage stage) {
        return lines.stream().anyMatch(line -> line.stages().in(stage) > 0);
    }

    /** Whether any unit is beyond being sent: it was received, counted as missing, or accepted without being sent. */
    public boolean hasArrived() {
        return lines.stream()
                .flatMap(line -> line.stages().units().keySet().stream())
                .anyMatch(stage -> switch (stage) {
                    case RECEIVED, MISSING, ACCEPTED, REJECTED, SETTLED -> true;
                    case PENDING, APPROVED, DECLINED, CANCELED, EXPIRED -> false;
                });
    }

    /** The refund of that id. */
    public Optional<Refund> refund(RefundId refund) {
        return refunds.stream().filter(one -> one.id().equals(refund)).findFirst();
    }

    /** The repayment of that id. */
    public Optional<Repayment> repayment(RepaymentId repayment) {
        return refund(repayment.refund()).flatMap(refund -> refund.repayment(repayment.number()));
    }

    /** Accepted units of that line that no refund pays for yet. */
    public int unpaid(ReturnLine line) {
        return line.stages().in(Stage.ACCEPTED)
                - refunds.stream()
                        .filter(Refund::awaitsApproval)
                        .mapToInt(refund -> refund.units().getOrDefault(line.line(), 0))
                        .sum();
    }

    /** Whether any accepted unit is not paid for by a refund yet. */
    boolean hasUnpaid() {
        return lines.stream().anyMatch(line -> unpaid(line) > 0);
    }

    /** What that principal can do to it now, if it handles it. */
    public List<Action> allowedTo(Principal principal) {
        return allowed(action -> action.isBy(principal));
    }

    /** What its customer can do to it now. */
    public List<Action> allowedToCustomer() {
        return allowed(Action::isForCustomers);
    }

    private List<Action> allowed(Predicate<Action> which) {
        return Arrays.stream(Action.values())
                .filter(which)
                .filter(action -> action.isFor(this))
                .toList();
    }

    /** How its units came into it, if this is its first state. */
    public List<Step> origin() {
        return lines.stream()
                .flatMap(line -> Arrays.stream(Stage.values())
                        .filter(stage -> line.stages().in(stage) > 0)
                        .map(stage -> origin(line, stage)))
                .toList();
    }

    private static Step origin(ReturnLine line, Stage stage) {
        var step = Step.into(line.line(), stage, line.stages().in(stage));
        return stage == Stage.ACCEPTED ? step.marked(Disposition.KEEP) : step;
    }

    /** All units that are in that stage, each line's in a step on to another. */
    List<Step> steps(Stage from, Stage to) {
        return lines.stream()
                .filter(line -> line.stages().in(from) > 0)
                .map(line -> Step.on(line.line(), from, to, line.stages().in(from)))
                .toList();
    }

    /** The return as of an order that is that customer's. */
    public Return of(CustomerId other) {
        return new Return(
                id,
                number,
                order,
                other,
                status,
                resolution,
                policy,
                lines,
                sendBy,
                parcels,
                unexpected,
                refunds,
                createdAt,
                version);
    }

    /**
     * The next state: its units after those steps.
     *
     * @throws IllegalArgumentException if a step takes more units than there are
     */
    Return next(List<Step> steps) {
        var moved = new ArrayList<>(lines);
        for (var step : steps) {
            moved.replaceAll(line -> line.after(step));
        }
        return as(status, moved, sendBy, parcels, unexpected, refunds, version + 1);
    }

    Return standing(ReturnStatus other) {
        return as(other, lines, sendBy, parcels, unexpected, refunds, version);
    }

    Return toSendBy(Deadline day) {
        return as(status, lines, Optional.of(day), parcels, unexpected, refunds, version);
    }

    Return with(Parcel parcel) {
        var more = new ArrayList<>(parcels);
        more.add(parcel);
        return as(status, lines, sendBy, more, unexpected, refunds, version);
    }

    Return with(List<UnexpectedItem> items) {
        var more = new ArrayList<>(unexpected);
        more.addAll(items);
        return as(status, lines, sendBy, parcels, more, refunds, version);
    }

    /** With that refund, which takes the place of what it was. */
    Return with(Refund refund) {
        var others = new ArrayList<>(refunds);
        others.replaceAll(one -> one.id().equals(refund.id()) ? refund : one);
        if (!others.contains(refund)) {
            others.add(refund);
        }
        return as(status, lines, sendBy, parcels, unexpected, others, version);
    }

    /** The same return with all that can change in its life. */
    private Return as(
            ReturnStatus nowStanding,
            List<ReturnLine> nowLines,
            Optional<Deadline> nowSendBy,
            List<Parcel> nowParcels,
            List<UnexpectedItem> nowUnexpected,
            List<Refund> nowRefunds,
            int nowVersion) {
        return new Return(
                id,
                number,
                order,
                customer,
                nowStanding,
                resolution,
                policy,
                nowLines,
                nowSendBy,
                nowParcels,
                nowUnexpected,
                nowRefunds,
                createdAt,
                nowVersion);
    }
}
