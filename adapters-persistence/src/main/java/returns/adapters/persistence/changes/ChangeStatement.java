package returns.adapters.persistence.changes;

import static returns.adapters.persistence.jooq.Tables.REFUND;
import static returns.adapters.persistence.jooq.Tables.REPAYMENT;
import static returns.adapters.persistence.jooq.Tables.RETURN;
import static returns.adapters.persistence.jooq.Tables.RETURN_EVENT;
import static returns.adapters.persistence.jooq.Tables.RETURN_LINE;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.idempotency.StoredResult;
import returns.adapters.persistence.stored.StoredEvent;
import returns.adapters.persistence.stored.StoredLine;
import returns.adapters.persistence.stored.StoredRefund;
import returns.adapters.persistence.stored.StoredReturn;
import returns.adapters.persistence.work.ScheduledWork;
import returns.application.changes.Change;
import returns.application.changes.RefundsMove;
import returns.application.changes.UnitsMove;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.orders.OrderNumber;
import returns.domain.refunds.RefundLedger.FromPayment;
import returns.domain.returns.Return;

/**
 * A statement that writes a change whole, or keeps a key alone, with its values. The guards stand in the statement itself: it
 * moves units of the order's lines where these are as the change was decided on, and raises an error if those are not all. All
 * else that it writes hangs on that.
 *
 * <p>Lines are named in the order of their ids, so that two changes of the same lines lock them alike. That is left to
 * PostgreSQL's plan; where it locks them otherwise, they may meet in a dead-lock, and one of them is stale.
 */
final class ChangeStatement {
    private static final TableRows<StoredReturn.Row> RETURNS = new TableRows<>(RETURN, StoredReturn.Row.class);
    private static final TableRows<StoredLine> LINES = new TableRows<>(RETURN_LINE, StoredLine.class);
    private static final TableRows<StoredEvent> EVENTS = new TableRows<>(RETURN_EVENT, StoredEvent.class);
    private static final TableRows<StoredRefund.Row> REFUNDS = new TableRows<>(REFUND, StoredRefund.Row.class);
    private static final TableRows<StoredRefund.RepaymentRow> REPAYMENTS =
            new TableRows<>(REPAYMENT, StoredRefund.RepaymentRow.class);

    private final StringBuilder text = new StringBuilder();
    private final List<@Nullable Object> binds = new ArrayList<>();

    private ChangeStatement() {}

    static ChangeStatement of(Change change) {
        var statement = new ChangeStatement();
        var rows = StoredReturn.of(change.state());
        statement.move(change.state().order(), change.moves());
        change.refunds().ifPresent(move -> statement.take(change.state().order(), move));
        if (change.creates()) {
            statement.make(rows);
        } else {
            statement.alter(rows, change.refunds().isPresent());
        }
        change.refunds().ifPresent(_ -> statement.refund(rows.refunds() == null ? List.of() : rows.refunds()));
        change.record().ifPresent(record -> {
            statement.add(", recorded as (\n");
            statement.keep(change.state(), record);
            statement.add(")\n");
        });
        statement.insert(
                EVENTS, "demanded", List.of(StoredEvent.of(change.state().id(), change.event())));
        return statement;
    }

    /** The statement that keeps a key alone, where the return is still of the version that was found. */
    static ChangeStatement of(Return found, IdempotencyRecord record) {
        var statement = new ChangeStatement();
        statement.add("""
            with demanded as (
                select returns_demand(exists (select from return r where r.id = ? and r.version = ? for key share))
            )
            """, found.id().value(), found.version());
        statement.keep(found, record);
        return statement;
    }

    String text() {
        return text.toString();
    }

    List<@Nullable Object> binds() {
        return binds;
    }

    private void move(OrderNumber order, List<UnitsMove> unsorted) {
        var moves = unsorted.stream()
                .sorted(Comparator.comparing(move -> move.line().value()))
                .toList();
        add(
                """
                with wanted (line_id, units, order_version, revision) as (
                    select * from unnest(cast(? as text[]), cast(? as int[]), cast(? as int[]), cast(? as int[]))
                ),
                moved as (
                    update order_line l
                    set reserved = l.reserved + w.units, revision = l.revision + 1
                    from wanted w
                    where l.order_number = ?
                      and l.line_id = w.line_id
                      and (w.order_version is null or l.facts_version = w.order_version)
                      and (w.revision is null or l.revision = w.revision)
                      and l.reserved + w.units <= l.returnable
                    returning l.line_id
                ),
                """,
                texts(moves, move -> move.line().value()),
                numbers(moves, ChangeStatement::units),
                numbers(moves, move -> demanded(move, UnitsMove.Reserve::orderVersion)),
                numbers(moves, move -> demanded(move, UnitsMove.Reserve::revision)),
                order.value());
    }

    private void take(OrderNumber order, RefundsMove move) {
        var revision = move.revision().isPresent() ? move.revision().getAsInt() : null;
        add(
                """
                counted as (
                    update shop_order o
                    set refunds_revision = o.refunds_revision + 1
                    where o.order_number = ? and (cast(? as int) is null or o.refunds_revision = cast(? as int))
                    returning o.order_number
                ),
                taking (payment_id, amount) as (
                    select * from unnest(cast(? as text[]), cast(? as bigint[]))
                ),
                taken as (
                    update order_payment p
                    set reserved = p.reserved + t.amount
                    from counted, taking t
                    where p.order_number = counted.order_number
                      and p.payment_id = t.payment_id
                      and p.refunded + p.reserved + t.amount <= p.amount
                    returning p.payment_id
                ),
                """,
                order.value(),
                revision,
                revision,
                texts(move.amounts(), FromPayment::paymentId),
                move.amounts().stream().map(part -> part.amount().minorUnits()).toArray(Long[]::new));
    }

    private void make(StoredReturn rows) {
        add("""
            demanded as (
                select returns_demand((select count(*) from moved) = (select count(*) from wanted))
            ),
            made as (
            """);
        insert(RETURNS, "demanded", List.of(rows.row()));
        add("""
                returning id
            ),
            lines as (
            """);
        insert(LINES, "made", rows.lines());
        add(")\n");
    }

    private void alter(StoredReturn rows, boolean takes) {
        add("""
            altered as (
                update return r
                set status = n.status, send_by = n.send_by, send_by_zone = n.send_by_zone, expires_at = n.expires_at,
                    parcels = n.parcels, unexpected = n.unexpected, version = n.version
                from
            """);
        source(RETURNS, List.of(rows.row()));
        add("""
                where r.id = n.id and r.version = n.version - 1
                returning r.id
            ),
            demanded as (
                select returns_demand((select count(*) from moved) = (select count(*) from wanted)
                    and exists (select from altered)
            """);
        if (takes) {
            add("""
                    and exists (select from counted)
                    and (select count(*) from taken) = (select count(*) from taking)
                """);
        }
        add("""
                )
            ),
            lines as (
                update return_line l
                set quantity = n.quantity, pending = n.pending, approved = n.approved, declined = n.declined,
                    received = n.received, missing = n.missing, canceled = n.canceled, expired = n.expired,
                    accepted = n.accepted, rejected = n.rejected, settled = n.settled
                from altered,
            """);
        source(LINES, rows.lines());
        add("""
                where l.return_id = altered.id and l.line_id = n.line_id
            )
            """);
    }

    /** What a change makes of the return's refunds; a repayment that is planned is handed over to be sent. */
    private void refund(List<StoredRefund> refunds) {
        add(", refunded as (\n");
        insert(REFUNDS, "demanded", refunds.stream().map(StoredRefund::refund).toList());
        add("""
                on conflict (id) do update set
                    status = excluded.status, verdict = excluded.verdict, decided_by = excluded.decided_by,
                    decided_at = excluded.decided_at, why = excluded.why
            ),
            repaid as (
            """);
        insert(
                REPAYMENTS,
                "demanded",
                refunds.stream().flatMap(refund -> refund.repayments().stream()).toList());
        add("""
                on conflict (refund_id, number) do update set
                    gateway = excluded.gateway, attempt = excluded.attempt, status = excluded.status,
                    sent_at = excluded.sent_at, reference = excluded.reference, problem = excluded.problem
                returning refund_id, number, attempt, status
            ),
            due as (
                insert into scheduled_tasks (task_name, task_instance, execution_time, picked, version)
                select ?, refund_id || '/' || number || '/' || attempt, now(), false, 1
                from repaid
                where status = 'planned'
                on conflict do nothing
            )
            """, ScheduledWork.REPAYMENTS);
    }

    /** Keeps the key, with that return as the result. */
    private void keep(Return state, IdempotencyRecord record) {
        add(
                """
                insert into idempotency_record
                    (principal, operation, key, fingerprint, return_id, return_version, result, created_at)
                select ?, ?, ?, ?, cast(? as uuid), ?, cast(? as jsonb), cast(? as timestamptz) from demanded
                """,
                record.scope().principal(),
                record.scope().operation(),
                record.scope().key().text(),
                record.fingerprint().value(),
                state.id().value(),
                state.version(),
                record.result().map(StoredResult::write).orElse(null),
                record.createdAt().atOffset(ZoneOffset.UTC));
    }

    private <R extends Record> void insert(TableRows<R> table, String hangsOn, List<R> rows) {
        add("insert into " + table.target() + "\nselect n.* from " + hangsOn + ",\n");
        source(table, rows);
    }

    private <R extends Record> void source(TableRows<R> table, List<R> rows) {
        add(table.source(rows) + "\n");
        rows.stream().flatMap(table::binds).forEach(binds::add);
    }

    private void add(String sql, @Nullable Object... values) {
        text.append(sql);
        binds.addAll(Arrays.asList(values));
    }

    private static int units(UnitsMove move) {
        return switch (move) {
            case UnitsMove.Reserve reserve -> reserve.units();
            case UnitsMove.Release release -> -release.units();
        };
    }

    private static @Nullable Integer demanded(UnitsMove move, Function<UnitsMove.Reserve, OptionalInt> version) {
        return move instanceof UnitsMove.Reserve reserve
                        && version.apply(reserve).isPresent()
                ? version.apply(reserve).getAsInt()
                : null;
    }

    private static <S> String[] texts(List<S> from, Function<S, String> value) {
        return from.stream().map(value).toArray(String[]::new);
    }

    private static <S> @Nullable Integer[] numbers(List<S> from, Function<S, @Nullable Integer> value) {
        return from.stream().map(value).toArray(Integer[]::new);
    }
}
