package returns.adapters.persistence.changes;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.ScheduledWork;
import returns.adapters.persistence.StoredEvent;
import returns.adapters.persistence.StoredJson;
import returns.adapters.persistence.StoredRefund;
import returns.adapters.persistence.StoredReturn;
import returns.adapters.persistence.idempotency.StoredResult;
import returns.application.changes.Change;
import returns.application.changes.RefundsMove;
import returns.application.changes.UnitsMove;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.refunds.RefundLedger.FromPayment;
import returns.domain.returns.Return;

/** The values of a change, in the order in which the parts of {@link ChangeSql} take them. */
final class ChangeBinds {
    private final List<@Nullable Object> values = new ArrayList<>();

    private ChangeBinds() {}

    static List<@Nullable Object> of(Change change) {
        var binds = new ChangeBinds();
        var state = change.state();
        binds.moves(change.moves());
        binds.text(state.order().value());
        change.refunds().ifPresent(move -> binds.take(state, move));
        var rows = StoredReturn.of(state);
        binds.json(rows.row());
        binds.json(rows.lines());
        change.refunds().ifPresent(_ -> binds.refunds(rows));
        change.record().ifPresent(record -> binds.record(state, record));
        binds.json(StoredEvent.of(state.id(), change.event()));
        return binds.values;
    }

    private void moves(List<UnitsMove> moves) {
        texts(moves, move -> move.line().value());
        numbers(moves, move -> switch (move) {
            case UnitsMove.Reserve reserve -> reserve.units();
            case UnitsMove.Release release -> -release.units();
        });
        numbers(moves, move -> demanded(move, UnitsMove.Reserve::orderVersion));
        numbers(moves, move -> demanded(move, UnitsMove.Reserve::revision));
    }

    private static @Nullable Integer demanded(UnitsMove move, Function<UnitsMove.Reserve, OptionalInt> version) {
        return move instanceof UnitsMove.Reserve reserve
                        && version.apply(reserve).isPresent()
                ? version.apply(reserve).getAsInt()
                : null;
    }

    private void take(Return state, RefundsMove move) {
        var revision = move.revision().isPresent() ? move.revision().getAsInt() : null;
        text(state.order().value());
        values.add(revision);
        values.add(revision);
        texts(move.amounts(), FromPayment::paymentId);
        values.add(
                move.amounts().stream().map(part -> part.amount().minorUnits()).toArray(Long[]::new));
    }

    private void refunds(StoredReturn rows) {
        var refunds = rows.refunds() == null ? List.<StoredRefund>of() : rows.refunds();
        json(refunds.stream().map(StoredRefund::refund).toList());
        json(refunds.stream().flatMap(refund -> refund.repayments().stream()).toList());
        text(ScheduledWork.REPAYMENTS);
    }

    private void record(Return state, IdempotencyRecord record) {
        text(record.scope().principal());
        text(record.scope().operation());
        text(record.scope().key().text());
        text(record.fingerprint().value());
        id(state);
        number(state.version());
        text(record.result().map(StoredResult::write).orElse(null));
        time(record.createdAt());
    }

    private void id(Return state) {
        values.add(state.id().value());
    }

    private void json(Object rows) {
        values.add(StoredJson.write(rows));
    }

    private void text(@Nullable String value) {
        values.add(value);
    }

    private void number(int value) {
        values.add(value);
    }

    private void time(Instant value) {
        values.add(value.atOffset(ZoneOffset.UTC));
    }

    private <S> void texts(List<S> from, Function<S, @Nullable String> value) {
        values.add(from.stream().map(value).toArray(String[]::new));
    }

    private <S> void numbers(List<S> from, Function<S, @Nullable Integer> value) {
        values.add(from.stream().map(value).toArray(Integer[]::new));
    }
}
