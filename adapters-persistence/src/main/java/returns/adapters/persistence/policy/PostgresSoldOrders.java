package returns.adapters.persistence.policy;

import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.function;
import static org.jooq.impl.DSL.jsonArrayAgg;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.val;
import static org.jooq.impl.DSL.when;
import static returns.adapters.persistence.jooq.Tables.ORDER_DOCUMENT;
import static returns.adapters.persistence.jooq.Tables.RETURN;
import static returns.adapters.persistence.jooq.Tables.RETURN_DOCUMENT;
import static returns.adapters.persistence.jooq.Tables.SHOP_ORDER;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.JSON;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.orders.StoredOrder;
import returns.adapters.persistence.sql.Jooq;
import returns.adapters.persistence.sql.StoredJson;
import returns.adapters.persistence.stored.StoredReturn;
import returns.application.policy.SoldOrders;
import returns.domain.orders.OrderPosition;

/** Reads orders with their returns, a page in one statement. */
@Singleton
class PostgresSoldOrders implements SoldOrders {
    private static final Field<JSON> RETURNS = field(select(jsonArrayAgg(RETURN_DOCUMENT.DOCUMENT)
                            .orderBy(RETURN_DOCUMENT.CREATED_AT, RETURN_DOCUMENT.ID))
                    .from(RETURN_DOCUMENT)
                    .where(RETURN_DOCUMENT.ORDER_NUMBER.eq(SHOP_ORDER.ORDER_NUMBER)))
            .as("returns");
    private static final Field<JSON> CUSTOMERS_RETURNS = when(
                    exists(select(val(1)).from(RETURN).where(RETURN.ORDER_NUMBER.eq(SHOP_ORDER.ORDER_NUMBER))),
                    function("customer_returns", JSON.class, SHOP_ORDER.CUSTOMER_ID))
            .as("customers_returns");

    private final Jooq jooq;

    PostgresSoldOrders(Jooq jooq) {
        this.jooq = jooq;
    }

    @Override
    public List<Sold> placed(Instant from, Instant to, Optional<OrderPosition> after, int limit) {
        return jooq.read(db -> db.select(ORDER_DOCUMENT.DOCUMENT, RETURNS, CUSTOMERS_RETURNS)
                .from(SHOP_ORDER)
                .join(ORDER_DOCUMENT)
                .on(ORDER_DOCUMENT.ORDER_NUMBER.eq(SHOP_ORDER.ORDER_NUMBER))
                .where(SHOP_ORDER.PLACED_AT.ge(at(from)).and(SHOP_ORDER.PLACED_AT.lt(at(to))))
                .and(after.map(PostgresSoldOrders::isAfter).orElse(noCondition()))
                .orderBy(SHOP_ORDER.PLACED_AT, SHOP_ORDER.ORDER_NUMBER.collate("C"))
                .limit(limit)
                .fetch(found -> new Sold(
                        StoredOrder.read(found.value1().data()),
                        StoredReturn.readAll(found.value2()),
                        times(found.value3()))));
    }

    private static Condition isAfter(OrderPosition end) {
        return row(SHOP_ORDER.PLACED_AT, SHOP_ORDER.ORDER_NUMBER.collate("C"))
                .gt(row(at(end.placedAt()), end.number().value()));
    }

    private static OffsetDateTime at(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    private static List<Instant> times(@Nullable JSON json) {
        return json == null ? List.of() : Arrays.asList(StoredJson.read(json.data(), Instant[].class));
    }
}
