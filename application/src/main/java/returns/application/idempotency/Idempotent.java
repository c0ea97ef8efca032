package returns.application.idempotency;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Outcome;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.changes.ChangeStore;
import returns.application.changes.CommitOutcome;
import returns.application.idempotency.Reading.Fresh;
import returns.application.idempotency.Reading.Hidden;
import returns.application.idempotency.Reading.Repeated;
import returns.domain.Moment;
import returns.domain.idempotency.Fingerprint;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.idempotency.KeyScope;
import returns.domain.returns.Return;

/**
 * Makes changes that are safe to ask for again: read, decide, commit; and again from the start if what was read has changed
 * meanwhile.
 *
 * <p>The right to see comes first, then the key, then the decision. The key, the effect and the stored result are one
 * commit. A call that finds all as it asks for has an answer, too, and its key is kept with that: repeated late, after the
 * return has changed again, it must not have an effect that it did not have then. A refusal uses no key up.
 */
public final class Idempotent {
    private static final int ATTEMPTS = 8;

    private final ChangeStore changes;
    private final InstantSource clock;
    private final Duration retention;
    private final InFlight inFlight;

    /**
     * @param patience how long a call waits for another one of its key, on this node
     * @param retention how long a stored result is repeated; the key itself is known for ever
     */
    public Idempotent(ChangeStore changes, InstantSource clock, Duration patience, Duration retention) {
        this.changes = changes;
        this.clock = clock;
        this.retention = retention;
        this.inFlight = new InFlight(patience);
    }

    /**
     * Makes a change once for its key, however often it is asked for.
     *
     * @param read brings the key's record, or the facts, in one go
     * @param decide decides on the facts, at that time
     */
    public <F, R> Answer<R> once(
            Operation<R> operation,
            String principal,
            IdempotencyKey key,
            Function<KeyScope, Reading<F>> read,
            BiFunction<F, Instant, Decision> decide) {
        var scope = operation.scope(principal, key);
        Function<Repeated<F>, Answer<R>> repeat = repeated -> operation
                .onRepeat()
                .answer(
                        repeated.recorded(),
                        repeated.asked(),
                        repeated.recorded().record().resultAt(now(), retention));
        BiFunction<Fresh<F>, Instant, Decision> decideKeyed = (fresh, now) -> decide.apply(fresh.facts(), now)
                .keyed(state -> new IdempotencyRecord(scope, Fingerprint.of(fresh.asked()), now, Optional.of(state)));
        return inFlight.run(
                        scope,
                        () -> readDecideCommit(() -> read.apply(scope), repeat, decideKeyed, operation.result()),
                        answer -> answer instanceof Answer.Done<R>)
                .orElseGet(() -> Answer.refused(inProgress()));
    }

    /**
     * Makes a change that sets: asked for again, it finds all as asked for and answers that. It has no key, so a repeat after
     * others changed it back is a call of its own.
     *
     * @param read brings the facts
     * @param decide decides on the facts, at that time
     */
    public <F> Answer<Return> set(Supplier<Reading<F>> read, BiFunction<F, Instant, Decision> decide) {
        return readDecideCommit(
                read,
                _ -> {
                    throw new IllegalArgumentException("must not read the record of a key");
                },
                (fresh, now) -> decide.apply(fresh.facts(), now),
                (state, _) -> state);
    }

    private <F, R> Answer<R> readDecideCommit(
            Supplier<Reading<F>> read,
            Function<Repeated<F>, Answer<R>> repeat,
            BiFunction<Fresh<F>, Instant, Decision> decide,
            Operation.Result<R> result) {
        for (var attempt = 0; attempt < ATTEMPTS; attempt++) {
            var answer = switch (read.get()) {
                case Hidden<F>(var refusal) -> Optional.of(Answer.<R>refused(refusal));
                case Repeated<F> repeated -> Optional.of(repeat.apply(repeated));
                case Fresh<F> fresh ->
                    commit(decide.apply(fresh, now()))
                            .map(done -> done.map(state -> result.of(state, state.version())));
            };
            if (answer.isPresent()) {
                return answer.get();
            }
        }
        return Answer.refused(contended());
    }

    /** Nothing, if what was decided on has changed. */
    private Optional<Answer<Return>> commit(Decision decision) {
        return switch (decision) {
            case Decision.Refuse(var refusal) -> Optional.of(Answer.refused(refusal));
            case Decision.AlreadySo(var state, var record) ->
                record.map(key -> committed(state, changes.note(state, key)))
                        .orElseGet(() -> Optional.of(Answer.done(state)));
            case Decision.Make(var change) -> committed(change.state(), changes.commit(change));
        };
    }

    private Instant now() {
        return Moment.exact(clock.instant());
    }

    private static Optional<Answer<Return>> committed(Return state, CommitOutcome outcome) {
        return switch (outcome) {
            case COMMITTED -> Optional.of(Answer.done(state));
            case BUSY -> Optional.of(Answer.refused(inProgress()));
            case KEY_TAKEN, STALE -> Optional.empty();
        };
    }

    private static Refusal inProgress() {
        return Refusal.of(
                        Code.IN_PROGRESS,
                        Retry.UNCHANGED,
                        "The same call, or one that changes the same things, is still running.",
                        "Send the very same call again in a few seconds: it then gets the result, or is judged.")
                .withOutcome(Outcome.PENDING);
    }

    private static Refusal contended() {
        return Refusal.of(
                Code.CONTENDED,
                Retry.UNCHANGED,
                "What the call was decided on changed " + ATTEMPTS + " times while it was decided.",
                "Nothing was done. Send the very same call again in a few seconds.");
    }
}
