package returns.adapters.persistence.changes;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.idempotency.StoredResult;
import returns.application.changes.Change;
import returns.application.changes.UnitsMove;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnEvent;
import returns.domain.returns.ReturnLine;

/** The values of a change, in the order in which the parts of {@link ChangeSql} take them. */
final class ChangeBinds {
    private final List<@Nullable Object> values = new ArrayList<>();

    private ChangeBinds() {}

    static List<@Nullable Object> of(Change change) {
        var binds = new ChangeBinds();
        var state = change.state();
        binds.moves(change.moves());
        binds.text(state.order().value());
        if (change.creates()) {
            binds.made(state);
        } else {
            binds.altered(state);
        }
        change.record().ifPresent(record -> binds.record(state, record));
        binds.event(state, change.event());
        return binds.values;
    }

    private void moves(List<UnitsMove> moves) {
        texts(moves, move -> move.line().value());
        numbers(moves, move -> switch (move) {
            case UnitsMove.Reserve reserve -> reserve.units();
            case UnitsMove.Release release -> -release.units();
        });
        numbers(moves, move -> move instanceof UnitsMove.Reserve reserve ? reserve.orderVersion() : null);
        numbers(
                moves,
                move -> move instanceof UnitsMove.Reserve reserve
                                && reserve.revision().isPresent()
                        ? reserve.revision().getAsInt()
                        : null);
    }

    private void made(Return state) {
        id(state);
        text(state.number().value());
        text(state.order().value());
        text(state.resolution().term());
        text(state.status().term());
        time(state.createdAt());
        number(state.version());
        var lines = state.lines();
        texts(lines, line -> line.line().value());
        texts(lines, ReturnLine::sku);
        texts(lines, ReturnLine::title);
        numbers(lines, ReturnLine::quantity);
        texts(lines, line -> line.reason().term());
        texts(lines, line -> line.note().orElse(null));
    }

    private void altered(Return state) {
        text(state.status().term());
        number(state.version());
        id(state);
        number(state.version() - 1);
    }

    private void event(Return state, ReturnEvent event) {
        id(state);
        number(state.version());
        text(event.type().term());
        time(event.at());
        text(event.principal());
        text(event.agent().orElse(null));
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
