package returns.adapters.persistence.orders;

import io.micronaut.data.annotation.Query;
import io.micronaut.data.jdbc.annotation.JdbcRepository;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.repository.GenericRepository;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;

/** The rows of orders, their lines and their payments. Where many rows come at once, they come as one list in JSON. */
@JdbcRepository(dialect = Dialect.POSTGRES)
interface OrderRows extends GenericRepository<OrderRow, String> {
    Iterable<OrderRow> saveAll(Iterable<OrderRow> rows);

    Iterable<OrderRow> updateAll(Iterable<OrderRow> rows);

    /**
     * Takes those of the orders for the transaction that are one version short of the next, and tells how many these are;
     * others may still refer to them meanwhile.
     */
    @Query("""
        update shop_order o
        set version = claimed.version
        from (
            select o.order_number, n.version
            from shop_order o
            join json_to_recordset(cast(:next as json)) as n (order_number text, version int)
                on n.order_number = o.order_number
            where o.version = n.version - 1
            order by o.order_number
            for no key update of o
        ) as claimed
        where o.order_number = claimed.order_number
        """)
    int claim(String next);

    @Query("select document::text from order_document where order_number = :orderNumber")
    Optional<String> document(String orderNumber);

    /** One look-up by its key for each number, also while the planner still takes the tables for empty. */
    @Query("""
        select d.document::text
        from json_array_elements_text(cast(:orderNumbers as json)) as n (order_number)
        cross join lateral (select document from order_document o where o.order_number = n.order_number offset 0) as d
        """)
    List<String> documents(String orderNumbers);

    /** A customer's orders before that position, the newest first; only those of the page are put together. */
    @Query("""
        select d.document::text
        from (
            select order_number, placed_at
            from shop_order
            where customer_id = :customerId and (placed_at, order_number collate "C") < (:placedAt, :orderNumber)
            order by placed_at desc, order_number collate "C" desc
            limit :most
        ) as o
        cross join lateral (select document from order_document f where f.order_number = o.order_number offset 0) as d
        order by o.placed_at desc, o.order_number collate "C" desc
        """)
    List<String> documentsOf(String customerId, OffsetDateTime placedAt, String orderNumber, int most);

    /**
     * What returns hold of the lines stays as it is; the database refuses a line with less than that. Every change locks lines
     * in this order, so that no two wait for each other.
     */
    @Query("""
        insert into order_line (order_number, line_id, position, sku, title, category, quantity, canceled_quantity,
            deliveries, delivered, unit_price, discount, total, tax, final_sale, return_until, facts_version)
        select order_number, line_id, position, sku, title, category, quantity, canceled_quantity,
            deliveries, delivered, unit_price, discount, total, tax, final_sale, return_until, facts_version
        from json_populate_recordset(cast(null as order_line), cast(:lines as json))
        order by order_number, line_id
        on conflict (order_number, line_id) do update set
            position = excluded.position, sku = excluded.sku, title = excluded.title, category = excluded.category,
            quantity = excluded.quantity, canceled_quantity = excluded.canceled_quantity,
            deliveries = excluded.deliveries, delivered = excluded.delivered, unit_price = excluded.unit_price,
            discount = excluded.discount, total = excluded.total, tax = excluded.tax,
            final_sale = excluded.final_sale, return_until = excluded.return_until, facts_version = excluded.facts_version
        """)
    int putLines(String lines);

    /** Drops the lines that the next versions do not have, unless returns hold units of them. */
    @Query("""
        delete from order_line l
        using json_to_recordset(cast(:next as json)) as n (order_number text, version int)
        where l.order_number = n.order_number and l.facts_version < n.version and l.reserved = 0
        """)
    int dropLinesBefore(String next);

    @Query("""
        select count(*)
        from order_line l
        join json_to_recordset(cast(:next as json)) as n (order_number text, version int)
            on n.order_number = l.order_number
        where l.facts_version < n.version
        """)
    int countLinesBefore(String next);

    /** What refunds take of the payments stays as it is; the database refuses a payment with less than that. */
    @Query("""
        insert into order_payment (order_number, payment_id, position, method, amount, refunded, provider_reference)
        select order_number, payment_id, position, method, amount, refunded, provider_reference
        from json_populate_recordset(cast(null as order_payment), cast(:payments as json))
        order by order_number, payment_id
        on conflict (order_number, payment_id) do update set
            position = excluded.position, method = excluded.method, amount = excluded.amount,
            refunded = excluded.refunded, provider_reference = excluded.provider_reference
        """)
    int putPayments(String payments);

    /** Drops the payments that the next versions do not have, unless refunds take money of them. */
    @Query("""
        delete from order_payment p
        using json_to_recordset(cast(:next as json)) as n (order_number text)
        where p.order_number = n.order_number and p.reserved = 0
            and not exists (
                select from json_to_recordset(cast(:payments as json)) as k (order_number text, payment_id text)
                where k.order_number = p.order_number and k.payment_id = p.payment_id)
        """)
    int dropPaymentsBut(String next, String payments);

    @Query("""
        select count(*)
        from order_payment p
        join json_to_recordset(cast(:next as json)) as n (order_number text) on n.order_number = p.order_number
        """)
    int countPayments(String next);
}
