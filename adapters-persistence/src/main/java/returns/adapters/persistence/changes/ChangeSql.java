package returns.adapters.persistence.changes;

import returns.application.changes.Change;

/**
 * The statements that write a change whole. The guards stand in the statement itself: it locks the order lines, in their order,
 * where they are as the change was decided on, and raises an error if those are not all. All that it writes hangs on that.
 */
final class ChangeSql {
    /** Binds: the moves' line ids, units, order versions and revisions; the order number. */
    private static final String HOLD = """
        with wanted as (
            select * from unnest(cast(? as text[]), cast(? as int[]), cast(? as int[]), cast(? as int[]))
                as w (line_id, units, order_version, revision)
        ),
        held as (
            select l.order_number, l.line_id, w.units
            from order_line l
            join wanted w on w.line_id = l.line_id
            where l.order_number = ?
              and (w.order_version is null or l.facts_version = w.order_version)
              and (w.revision is null or l.revision = w.revision)
              and l.reserved + w.units <= l.returnable
            order by l.line_id
            for no key update of l
        ),
        moved as (
            update order_line l
            set reserved = l.reserved + held.units, revision = l.revision + 1
            from held
            where l.order_number = held.order_number and l.line_id = held.line_id
        ),
        """;

    /** Binds: the row of the return, and the rows of its lines, each as JSON. */
    private static final String MAKE = """
        demanded as (
            select returns_demand((select count(*) from held) = (select count(*) from wanted))
        ),
        made as (
            insert into return
            select r.* from demanded, jsonb_populate_record(null::return, cast(? as jsonb)) r
            returning id
        ),
        lines as (
            insert into return_line
            select l.* from made, jsonb_populate_recordset(null::return_line, cast(? as jsonb)) l
        )
        """;

    /** Binds: the order number, and twice the revision of its refunds; the ids of payments, and what is taken of each. */
    private static final String TAKE = """
        counted as (
            update shop_order o
            set refunds_revision = o.refunds_revision + 1
            where o.order_number = ? and (cast(? as int) is null or o.refunds_revision = cast(? as int))
            returning o.order_number
        ),
        taking as (
            select * from unnest(cast(? as text[]), cast(? as bigint[])) as t (payment_id, amount)
        ),
        payable as (
            select p.order_number, p.payment_id, t.amount
            from counted
            join order_payment p on p.order_number = counted.order_number
            join taking t on t.payment_id = p.payment_id
            where p.refunded + p.reserved + t.amount <= p.amount
            order by p.payment_id
            for no key update of p
        ),
        taken as (
            update order_payment p
            set reserved = p.reserved + payable.amount
            from payable
            where p.order_number = payable.order_number and p.payment_id = payable.payment_id
        ),
        """;

    /** Binds: the row of the return, and the rows of its lines, each as JSON. */
    private static final String ALTER = """
        altered as (
            update return r
            set status = n.status, send_by = n.send_by, send_by_zone = n.send_by_zone, expires_at = n.expires_at,
                parcels = n.parcels, unexpected = n.unexpected, version = n.version
            from jsonb_populate_record(null::return, cast(? as jsonb)) n
            where r.id = n.id and r.version = n.version - 1
            returning r.id
        ),
        demanded as (
            select returns_demand((select count(*) from held) = (select count(*) from wanted)
                and exists (select from altered)%s)
        ),
        lines as (
            update return_line l
            set quantity = n.quantity, pending = n.pending, approved = n.approved, declined = n.declined,
                received = n.received, missing = n.missing, canceled = n.canceled, expired = n.expired,
                accepted = n.accepted, rejected = n.rejected, settled = n.settled
            from altered, jsonb_populate_recordset(null::return_line, cast(? as jsonb)) n
            where l.return_id = altered.id and l.line_id = n.line_id
        )
        """;

    private static final String PAYABLE = """

        and exists (select from counted)
        and (select count(*) from payable) = (select count(*) from taking)\
        """;

    /**
     * What a change makes of the return's refunds; a repayment that is planned is handed over to be sent. Binds: the rows of the
     * refunds, and those of their repayments, each as JSON; the name of the task that sends.
     */
    private static final String REFUND = """
        , refunded as (
            insert into refund
            select f.* from demanded, jsonb_populate_recordset(null::refund, cast(? as jsonb)) f
            on conflict (id) do update set
                status = excluded.status, verdict = excluded.verdict, decided_by = excluded.decided_by,
                decided_at = excluded.decided_at, why = excluded.why
        ),
        repaid as (
            insert into repayment
            select p.* from demanded, jsonb_populate_recordset(null::repayment, cast(? as jsonb)) p
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
        """;

    /** Binds: the record's principal, operation, key, fingerprint, return id and version, result and time. */
    private static final String RECORD = """
        , recorded as (
            insert into idempotency_record
                (principal, operation, key, fingerprint, return_id, return_version, result, created_at)
            select ?, ?, ?, ?, cast(? as uuid), ?, cast(? as jsonb), cast(? as timestamptz) from demanded
        )
        """;

    /** Binds: the row of the event, as JSON. */
    private static final String TELL = """
        insert into return_event
        select e.* from demanded, jsonb_populate_record(null::return_event, cast(? as jsonb)) e
        """;

    private static final String MAKE_RECORDED = HOLD + MAKE + RECORD + TELL;
    private static final String MAKE_ALONE = HOLD + MAKE + TELL;
    private static final String ALTER_RECORDED = HOLD + ALTER.formatted("") + RECORD + TELL;
    private static final String ALTER_ALONE = HOLD + ALTER.formatted("") + TELL;
    private static final String REFUND_RECORDED = HOLD + TAKE + ALTER.formatted(PAYABLE) + REFUND + RECORD + TELL;
    private static final String REFUND_ALONE = HOLD + TAKE + ALTER.formatted(PAYABLE) + REFUND + TELL;

    private ChangeSql() {}

    /** The statement for that change; {@link ChangeBinds} has its values. */
    static String of(Change change) {
        var recorded = change.record().isPresent();
        if (change.creates()) {
            return recorded ? MAKE_RECORDED : MAKE_ALONE;
        }
        if (change.refunds().isPresent()) {
            return recorded ? REFUND_RECORDED : REFUND_ALONE;
        }
        return recorded ? ALTER_RECORDED : ALTER_ALONE;
    }
}
