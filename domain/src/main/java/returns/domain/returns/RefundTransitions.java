package returns.domain.returns;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import returns.domain.access.Principal;
import returns.domain.orders.LineId;
import returns.domain.refunds.Approval;
import returns.domain.refunds.Approval.Verdict;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RefundStatus;
import returns.domain.refunds.Repayment;
import returns.domain.refunds.RepaymentId;

/**
 * The ways of a return's refunds from one state to the next. Units are settled once their refund is decided; until then it
 * waits, and they stay accepted. Each gives what comes of it, and changes nothing itself.
 */
public final class RefundTransitions {
    private RefundTransitions() {}

    /** Money is asked for, for units that are accepted and that no other refund pays for. */
    public static Transition request(Return state, Refund refund) {
        return Transitions.make(
                Action.REQUEST_REFUND,
                state,
                refund.awaitsApproval() ? List.of() : settled(refund),
                next -> next.with(refund));
    }

    /** A person decided; or nobody did in time. The same decision again changes nothing, and another one is too late. */
    public static Transition decide(Return state, RefundId id, Approval.Decision decision) {
        return on(state, id, refund -> {
            var made = refund.approval().flatMap(Approval::decision);
            if (made.filter(earlier -> earlier.verdict() == decision.verdict()).isPresent()) {
                return new Transition.AlreadySo(state);
            }
            if (!refund.awaitsApproval()) {
                return notNow(
                        state,
                        refund,
                        made.map(earlier -> "is " + earlier.verdict().term() + " already")
                                .orElse("waits for nobody"));
            }
            var late =
                    refund.approval().filter(open -> open.isLate(decision.at())).isPresent();
            if (decision.verdict() == Verdict.EXPIRED ? !late : late) {
                return notNow(state, refund, late ? "was to be decided by now" : "can still be decided");
            }
            return switch (decision.verdict()) {
                case APPROVED ->
                    made(ReturnEvent.Type.REFUND_APPROVED, state, settled(refund), refund.decided(decision));
                case REJECTED -> made(ReturnEvent.Type.REFUND_REJECTED, state, List.of(), refund.decided(decision));
                case EXPIRED -> made(ReturnEvent.Type.REFUND_CANCELED, state, List.of(), refund.decided(decision));
            };
        });
    }

    /**
     * What is not paid of it will not be; its units are owed for again, unless a part of it was paid. Not while any of it may be
     * on its way.
     */
    public static Transition cancel(Return state, RefundId id) {
        return on(state, id, refund -> {
            if (!refund.isLive()) {
                return new Transition.AlreadySo(state);
            }
            if (!canCancel(state, refund)) {
                return notNow(
                        state,
                        refund,
                        refund.canBeCanceled()
                                ? "is of a return that is " + state.status().term()
                                : "is " + refund.status().term() + ": some of it is on its way, or may be paid");
            }
            var steps = refund.awaitsApproval() || refund.isPartlyPaid()
                    ? List.<Step>of()
                    : steps(refund, Stage.SETTLED, Stage.ACCEPTED);
            return made(ReturnEvent.Type.REFUND_CANCELED, state, steps, refund.canceled());
        });
    }

    /** Whether it can be called off now: units are owed for again only while their return is open. */
    public static boolean canCancel(Return state, Refund refund) {
        return refund.canBeCanceled() && (refund.isPartlyPaid() || state.isOpen());
    }

    /** It is about to be sent to its provider: of many who would, one is. */
    public static Transition send(Return state, RepaymentId id, Instant now) {
        return on(
                state,
                id,
                (refund, repayment) -> repayment.status() == RefundStatus.PLANNED
                        ? made(ReturnEvent.Type.REFUND_SENT, state, List.of(), refund.sent(id.number(), now))
                        : notNow(
                                state,
                                refund,
                                "is not to be sent: repayment %s is %s"
                                        .formatted(
                                                id.number(), repayment.status().term())));
    }

    /** The provider said what became of that attempt. Of an earlier attempt it says nothing that counts. */
    public static Transition record(Return state, RepaymentId id, int attempt, ProviderAnswer answer) {
        return on(state, id, (refund, repayment) -> {
            var next = repayment.attempt() == attempt ? refund.after(id.number(), answer) : refund;
            return next.equals(refund)
                    ? new Transition.AlreadySo(state)
                    : made(event(next.repayment(id.number()).orElseThrow()), state, List.of(), next);
        });
    }

    /** Staff say what became of a repayment. What one paid already, another one is told so. */
    public static Transition recordByHand(Return state, RepaymentId id, ProviderAnswer answer) {
        return on(state, id, (refund, repayment) -> switch (repayment.status()) {
            case PLANNED, SUBMITTED, UNKNOWN -> record(state, id, repayment.attempt(), answer);
            case SUCCEEDED ->
                answer instanceof ProviderAnswer.Paid(var reference, var _)
                                && !repayment.reference().equals(Optional.of(reference))
                        ? notNow(
                                state,
                                refund,
                                "was paid already, by " + repayment.reference().orElse("somebody"))
                        : record(state, id, repayment.attempt(), answer);
            case FAILED ->
                answer instanceof ProviderAnswer.Refused
                        ? new Transition.AlreadySo(state)
                        : notNow(state, refund, "has failed: it has to be tried again first");
            case AWAITING_APPROVAL, CANCELED ->
                notNow(state, refund, "is " + repayment.status().term());
        });
    }

    /** Another attempt after a failure, in that way; the caller sees to it that the money is still there. */
    public static Transition retry(Return state, RepaymentId id, String gateway) {
        return on(
                state,
                id,
                (refund, repayment) -> repayment.status() == RefundStatus.FAILED
                        ? made(ReturnEvent.Type.REFUND_RETRIED, state, List.of(), refund.again(id.number(), gateway))
                        : notNow(
                                state,
                                refund,
                                "has not failed: repayment %s is %s"
                                        .formatted(
                                                id.number(), repayment.status().term())));
    }

    /** Whether that principal may decide about it: a person, who neither asked for it nor gets it. */
    public static boolean mayDecide(Refund refund, Principal principal) {
        return Approval.isForPerson(principal)
                && !principal.subject().equals(refund.asked().by())
                && !principal.subject().equals(refund.asked().customer().value());
    }

    private static ReturnEvent.Type event(Repayment repayment) {
        return switch (repayment.status()) {
            case SUCCEEDED -> ReturnEvent.Type.REFUND_SUCCEEDED;
            case FAILED -> ReturnEvent.Type.REFUND_FAILED;
            case UNKNOWN -> ReturnEvent.Type.REFUND_UNCLEAR;
            case AWAITING_APPROVAL, PLANNED, SUBMITTED, CANCELED -> ReturnEvent.Type.REFUND_SENT;
        };
    }

    private static List<Step> settled(Refund refund) {
        return steps(refund, Stage.ACCEPTED, Stage.SETTLED);
    }

    private static List<Step> steps(Refund refund, Stage from, Stage to) {
        return refund.units().entrySet().stream()
                .sorted(Map.Entry.comparingByKey(
                        (LineId a, LineId b) -> a.value().compareTo(b.value())))
                .map(units -> Step.on(units.getKey(), from, to, units.getValue()))
                .toList();
    }

    private interface OnRepayment {
        Transition of(Refund refund, Repayment repayment);
    }

    private static Transition on(Return state, RepaymentId id, OnRepayment then) {
        return on(
                state,
                id.refund(),
                refund -> then.of(
                        refund,
                        refund.repayment(id.number())
                                .orElseThrow(() -> new IllegalArgumentException("must be a repayment of the refund"))));
    }

    private static Transition on(Return state, RefundId id, Function<Refund, Transition> then) {
        return then.apply(
                state.refund(id).orElseThrow(() -> new IllegalArgumentException("must be a refund of the return")));
    }

    private static Transition made(ReturnEvent.Type event, Return state, List<Step> steps, Refund refund) {
        return new Transition.Made(event, state.next(steps).with(refund), steps);
    }

    private static Transition notNow(Return state, Refund refund, String why) {
        return new Transition.NotNow(state, "Refund %s %s.".formatted(refund.id(), why));
    }
}
