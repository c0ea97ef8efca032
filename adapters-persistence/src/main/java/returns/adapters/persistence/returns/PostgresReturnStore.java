package returns.adapters.persistence.returns;

import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.jsonArrayAgg;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.val;
import static returns.adapters.persistence.jooq.Tables.ORDER_DOCUMENT;
import static returns.adapters.persistence.jooq.Tables.RETURN_DOCUMENT;

import jakarta.inject.Singleton;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.JSON;
import returns.adapters.persistence.Jooq;
import returns.adapters.persistence.StoredReturn;
import returns.adapters.persistence.idempotency.RecordRows;
import returns.adapters.persistence.jooq.tables.ReturnDocument;
import returns.adapters.persistence.orders.StoredOrder;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.idempotency.KeyScope;
import returns.domain.orders.CustomerId;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnNumber;
import returns.domain.returns.ReturnStatus;

/** Reads returns, and what a decision rests on, in one statement each. */
@Singleton
class PostgresReturnStore implements ReturnStore {
    private static final ReturnDocument OPEN = RETURN_DOCUMENT.as("open");
    private static final ReturnDocument PREVIOUS = RETURN_DOCUMENT.as("previous");
    private static final List<? extends Field<String>> OPEN_STATUSES = Arrays.stream(ReturnStatus.values())
            .filter(ReturnStatus::isOpen)
            .map(status -> inline(status.term()))
            .toList();

    private static final Field<JSON> ORDER = RecordRows.unlessKnown("document", ORDER_DOCUMENT.DOCUMENT);
    private static final Field<JSON> OPEN_RETURNS = RecordRows.unlessKnown(
            "open_returns",
            field(select(jsonArrayAgg(OPEN.DOCUMENT).orderBy(OPEN.CREATED_AT, OPEN.ID))
                    .from(OPEN)
                    .where(OPEN.ORDER_NUMBER.eq(ORDER_DOCUMENT.ORDER_NUMBER))
                    .and(OPEN.STATUS.in(OPEN_STATUSES))));

    private final Jooq jooq;

    PostgresReturnStore(Jooq jooq) {
        this.jooq = jooq;
    }

    @Override
    public Optional<CreateFacts> factsToCreate(KeyScope key, OrderNumber order, Optional<ReturnNumber> previous) {
        var named = previous(previous);
        return jooq.read(db -> RecordRows.join(
                        db.select(RecordRows.columns())
                                .select(ORDER_DOCUMENT.CUSTOMER_ID, ORDER, OPEN_RETURNS, named)
                                .from(ORDER_DOCUMENT),
                        Optional.of(key))
                .where(ORDER_DOCUMENT.ORDER_NUMBER.eq(order.value()))
                .fetchOptional(row -> {
                    var customer = new CustomerId(row.get(ORDER_DOCUMENT.CUSTOMER_ID));
                    return RecordRows.recorded(row, Optional.of(key), customer)
                            .<CreateFacts>map(recorded -> new CreateFacts.Known(customer, recorded))
                            .orElseGet(() -> new CreateFacts.Free(
                                    StoredOrder.read(row.get(ORDER)),
                                    StoredReturn.readAll(row.get(OPEN_RETURNS)),
                                    Optional.ofNullable(row.get(named)).map(StoredReturn::read)));
                }));
    }

    @Override
    public Optional<ChangeFacts> factsToChange(Optional<KeyScope> key, ReturnRef ref) {
        return jooq.read(db -> RecordRows.join(
                        db.select(RecordRows.columns())
                                .select(RETURN_DOCUMENT.DOCUMENT)
                                .from(RETURN_DOCUMENT),
                        key)
                .where(is(ref))
                .fetchOptional(row -> {
                    var state = StoredReturn.read(row.get(RETURN_DOCUMENT.DOCUMENT));
                    return new ChangeFacts(RecordRows.recorded(row, key, state.customer()), state);
                }));
    }

    @Override
    public Optional<Return> find(ReturnRef ref) {
        return jooq.read(db -> db.select(RETURN_DOCUMENT.DOCUMENT)
                .from(RETURN_DOCUMENT)
                .where(is(ref))
                .fetchOptional(row -> StoredReturn.read(row.value1())));
    }

    @Override
    public List<Return> ofOrder(OrderNumber order) {
        return jooq.read(db -> db.select(RETURN_DOCUMENT.DOCUMENT)
                .from(RETURN_DOCUMENT)
                .where(RETURN_DOCUMENT.ORDER_NUMBER.eq(order.value()))
                .orderBy(RETURN_DOCUMENT.CREATED_AT.desc(), RETURN_DOCUMENT.ID.desc())
                .fetch(row -> StoredReturn.read(row.value1())));
    }

    private static Field<JSON> previous(Optional<ReturnNumber> number) {
        return RecordRows.unlessKnown(
                "previous",
                field(select(PREVIOUS.DOCUMENT)
                        .from(PREVIOUS)
                        .where(PREVIOUS.NUMBER.eq(
                                val(number.map(ReturnNumber::value).orElse(null))))));
    }

    private static Condition is(ReturnRef ref) {
        return switch (ref) {
            case ReturnRef.ById(var id) -> RETURN_DOCUMENT.ID.eq(id.value());
            case ReturnRef.ByNumber(var number) -> RETURN_DOCUMENT.NUMBER.eq(number.value());
        };
    }
}
