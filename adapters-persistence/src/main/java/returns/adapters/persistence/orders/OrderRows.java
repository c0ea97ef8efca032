package returns.adapters.persistence.orders;

import io.micronaut.data.annotation.Query;
import io.micronaut.data.jdbc.annotation.JdbcRepository;
import io.micronaut.data.model.query.builder.sql.Dialect;
import io.micronaut.data.repository.GenericRepository;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The rows of orders, their lines and their payments. */
@JdbcRepository(dialect = Dialect.POSTGRES)
interface OrderRows extends GenericRepository<OrderRow, String> {
    OrderRow save(OrderRow row);

    OrderRow update(OrderRow row);

    /** Takes the order for the transaction, unless it is of another version; others may still refer to it meanwhile. */
    @Query("update shop_order set version = version + 1 where order_number = :orderNumber and version = :version")
    int claim(String orderNumber, int version);

    @Query("select document::text from order_document where order_number = :orderNumber")
    Optional<String> document(String orderNumber);

    /** What returns hold of the line stays as it is; the database refuses a line with less than that. */
    @Query("""
        insert into order_line (order_number, line_id, position, sku, title, category, quantity, canceled_quantity,
            deliveries, delivered, unit_price, discount, total, tax, final_sale, facts_version)
        values (:orderNumber, :lineId, :position, :sku, :title, :category, :quantity, :canceledQuantity,
            :deliveries::jsonb, :delivered, :unitPrice, :discount, :total, :tax, :finalSale, :version)
        on conflict (order_number, line_id) do update set
            position = excluded.position, sku = excluded.sku, title = excluded.title, category = excluded.category,
            quantity = excluded.quantity, canceled_quantity = excluded.canceled_quantity,
            deliveries = excluded.deliveries, delivered = excluded.delivered, unit_price = excluded.unit_price,
            discount = excluded.discount, total = excluded.total, tax = excluded.tax,
            final_sale = excluded.final_sale, facts_version = excluded.facts_version
        """)
    int putLine(
            String orderNumber,
            String lineId,
            int position,
            String sku,
            String title,
            String category,
            int quantity,
            int canceledQuantity,
            String deliveries,
            int delivered,
            long unitPrice,
            long discount,
            long total,
            long tax,
            boolean finalSale,
            int version);

    /** Drops the lines that the snapshot of that version does not have, unless returns hold units of them. */
    @Query("delete from order_line where order_number = :orderNumber and facts_version < :version and reserved = 0")
    int dropLinesBefore(String orderNumber, int version);

    @Query("select count(*) from order_line where order_number = :orderNumber and facts_version < :version")
    int countLinesBefore(String orderNumber, int version);

    @Query("delete from order_payment where order_number = :orderNumber")
    int dropPayments(String orderNumber);

    @Query("""
        insert into order_payment (order_number, payment_id, position, method, amount, refunded, provider_reference)
        values (:orderNumber, :paymentId, :position, :method, :amount, :refunded, :providerReference)
        """)
    int addPayment(
            String orderNumber,
            String paymentId,
            int position,
            String method,
            long amount,
            long refunded,
            @Nullable String providerReference);
}
