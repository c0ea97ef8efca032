package returns.application.refunds;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.policy.PolicyStore;
import returns.application.returns.ReturnChanges;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.Repayment;
import returns.domain.refunds.RepaymentAttempt;
import returns.domain.refunds.RepaymentId;
import returns.domain.returns.RefundTransitions;
import returns.domain.returns.Return;

/**
 * Sends a repayment that is decided, and finds out what became of it. That it is sent is recorded before it is, and what became
 * of it afterwards; a process that dies in between leaves something that can be sent again by the same key, or asked about.
 */
public final class SendRepayment {
    private static final Duration SOONEST = Duration.ofSeconds(2);
    private static final Duration LATEST = Duration.ofMinutes(30);

    private final ReturnChanges changes;
    private final ReturnStore returns;
    private final RefundStore refunds;
    private final RecordProviderAnswer answers;
    private final Gateways gateways;
    private final InstantSource clock;

    public SendRepayment(
            Idempotent idempotent,
            ReturnStore returns,
            PolicyStore policies,
            RefundStore refunds,
            Gateways gateways,
            InstantSource clock) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
        this.returns = returns;
        this.refunds = refunds;
        this.answers = new RecordProviderAnswer(idempotent, returns, policies, refunds);
        this.gateways = gateways;
        this.clock = clock;
    }

    /**
     * Does what can be done now for that attempt, and returns when to come again; empty once nothing is left to do. Throws
     * nothing that coming again would not mend.
     */
    public Optional<Instant> run(RepaymentAttempt errand) {
        var id = errand.repayment();
        return refunds.returnOf(id.refund())
                .flatMap(of -> returns.find(new ReturnRef.ById(of)))
                .filter(state -> state.repayment(id).orElseThrow().attempt() == errand.attempt())
                .flatMap(state -> gateways.named(
                                state.repayment(id).orElseThrow().gateway())
                        .map(gateway -> run(id, state, gateway))
                        .orElseGet(() -> Optional.of(clock.instant().plus(LATEST))));
    }

    private Optional<Instant> run(RepaymentId id, Return state, RefundGateway gateway) {
        return switch (state.repayment(id).orElseThrow().status()) {
            case PLANNED ->
                switch (begin(id, state)) {
                    case Answer.Done<Return>(var sent, var _) -> follow(id, sent, gateway, RefundGateway::send);
                    case Answer.Refused<Return> _ -> soon();
                };
            case SUBMITTED, UNKNOWN -> follow(id, state, gateway, this::again);
            case AWAITING_APPROVAL, SUCCEEDED, FAILED, CANCELED -> Optional.empty();
        };
    }

    /** Records that it is sent: of many who try, one does. */
    private Answer<Return> begin(RepaymentId id, Return state) {
        return changes.set(
                Principal.SERVICE,
                new ReturnRef.ById(state.id()),
                new Precondition.Any(),
                new ReturnChanges.Wanted((current, _, now) -> Answer.done(RefundTransitions.send(current, id, now))));
    }

    private interface Step {
        ProviderAnswer by(RefundGateway gateway, Payout payout);
    }

    /** What cannot be recorded now is asked about again: until it is, nothing is done. */
    private Optional<Instant> follow(RepaymentId id, Return state, RefundGateway gateway, Step step) {
        var repayment = state.repayment(id).orElseThrow();
        var answer = step.by(gateway, Payout.of(state, id, clock.instant()));
        var recorded = answers.record(gateway.name(), new RepaymentAttempt(id, repayment.attempt()), answer);
        return recorded instanceof Answer.Done<Return> ? next(gateway, repayment, answer) : soon();
    }

    private Optional<Instant> soon() {
        return Optional.of(clock.instant().plus(SOONEST));
    }

    /** A provider that knows it by a name is asked; one that may have forgotten the key, before it is sent anything. */
    private ProviderAnswer again(RefundGateway gateway, Payout payout) {
        var forgotten = clock.instant().isAfter(payout.sentAt().plus(gateway.keyMemory()));
        return forgotten || payout.isNamed()
                ? gateway.find(payout).orElseGet(() -> gateway.send(payout))
                : gateway.send(payout);
    }

    /** The longer it takes, the longer until it is tried or asked about again. */
    private Optional<Instant> next(RefundGateway gateway, Repayment sent, ProviderAnswer answer) {
        var now = clock.instant();
        return switch (answer) {
            case ProviderAnswer.Paid(var _, var paid) when !paid.equals(sent.amount()) -> Optional.of(now.plus(LATEST));
            case ProviderAnswer.Paid _, ProviderAnswer.Refused _ -> Optional.empty();
            case ProviderAnswer.Accepted _ -> gateway.askAfter().map(now::plus);
            case ProviderAnswer.NotNow(var after, var _) -> Optional.of(now.plus(seldom(sent, after)));
            case ProviderAnswer.Unclear _ -> Optional.of(now.plus(seldom(sent, SOONEST)));
        };
    }

    /** Half as long as it has taken up to now, and at least so long. */
    private Duration seldom(Repayment sent, Duration least) {
        var now = clock.instant();
        var half = Duration.between(sent.sentAt().orElse(now), now).dividedBy(2);
        var wanted = half.compareTo(LATEST) > 0 ? LATEST : half;
        return wanted.compareTo(least) < 0 ? least : wanted;
    }
}
