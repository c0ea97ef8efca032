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

    /** Binds: the return's id, number, order number, resolution, status, time and version; of its lines, each an array. */
    private static final String MAKE = """
        demanded as (
            select returns_demand((select count(*) from held) = (select count(*) from wanted))
        ),
        made as (
            insert into return (id, number, order_number, resolution, status, created_at, version)
            select cast(? as uuid), ?, ?, ?, ?, cast(? as timestamptz), ? from demanded
            returning id, order_number
        ),
        lines as (
            insert into return_line
                (return_id, order_number, line_id, position, sku, title, quantity, reason, note)
            select made.id, made.order_number, l.line_id, l.position, l.sku, l.title, l.quantity, l.reason, l.note
            from made, unnest(cast(? as text[]), cast(? as text[]), cast(? as text[]), cast(? as int[]),
                cast(? as text[]), cast(? as text[]))
                with ordinality as l (line_id, sku, title, quantity, reason, note, position)
        )
        """;

    /** Binds: the return's status and version, its id, and the version that the change was decided on. */
    private static final String ALTER = """
        altered as (
            update return set status = ?, version = ? where id = cast(? as uuid) and version = ? returning id
        ),
        demanded as (
            select returns_demand((select count(*) from held) = (select count(*) from wanted)
                and exists (select from altered))
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

    /** Binds: the event's return id, version, type, time, principal and agent. */
    private static final String TELL = """
        insert into return_event (return_id, version, type, at, principal, agent)
        select cast(? as uuid), ?, ?, cast(? as timestamptz), ?, ? from demanded
        """;

    private static final String MAKE_RECORDED = HOLD + MAKE + RECORD + TELL;
    private static final String MAKE_ALONE = HOLD + MAKE + TELL;
    private static final String ALTER_RECORDED = HOLD + ALTER + RECORD + TELL;
    private static final String ALTER_ALONE = HOLD + ALTER + TELL;

    private ChangeSql() {}

    /** The statement for that change; {@link ChangeBinds} has its values. */
    static String of(Change change) {
        var recorded = change.record().isPresent();
        if (change.creates()) {
            return recorded ? MAKE_RECORDED : MAKE_ALONE;
        }
        return recorded ? ALTER_RECORDED : ALTER_ALONE;
    }
}
