package returns.adapters.persistence.returns;

import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.param;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectOne;
import static org.jooq.impl.SQLDataType.CLOB;
import static org.jooq.impl.SQLDataType.UUID;
import static returns.adapters.persistence.jooq.Tables.RETURN;
import static returns.adapters.persistence.jooq.Tables.RETURN_DOCUMENT;
import static returns.adapters.persistence.jooq.Tables.RETURN_EVENT;
import static returns.adapters.persistence.jooq.Tables.RETURN_LINE;
import static returns.adapters.persistence.jooq.Tables.SHOP_ORDER;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.JSON;
import org.jooq.JSONB;
import returns.adapters.persistence.idempotency.RecordRows;
import returns.adapters.persistence.jooq.Routines;
import returns.adapters.persistence.sql.Jooq;
import returns.adapters.persistence.sql.PreparedQuery;
import returns.adapters.persistence.stored.StoredEvent;
import returns.adapters.persistence.stored.StoredReturn;
import returns.application.returns.ReturnQuery;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.idempotency.KeyScope;
import returns.domain.orders.CustomerId;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Timeline;

/** Reads returns, and what a decision rests on, in one statement each. */
@Singleton
class PostgresReturnStore implements ReturnStore {
    private static final String[] OPEN = Arrays.stream(ReturnStatus.values())
            .filter(ReturnStatus::isOpen)
            .map(ReturnStatus::term)
            .toArray(String[]::new);

    private static final Field<JSON> FACTS = RecordRows.unlessKnown(
            "facts",
            Routines.createFacts(SHOP_ORDER.ORDER_NUMBER, param("open", CLOB.array()), param("previous", CLOB)));
    private static final PreparedQuery TO_CREATE = new PreparedQuery(RecordRows.join(select(RecordRows.columns())
                    .select(SHOP_ORDER.CUSTOMER_ID, FACTS)
                    .from(SHOP_ORDER))
            .where(SHOP_ORDER.ORDER_NUMBER.eq(param("order", CLOB))));

    private static final PreparedQuery TO_CHANGE_BY_ID = toChange(RETURN_DOCUMENT.ID.eq(param("id", UUID)));
    private static final PreparedQuery TO_CHANGE_BY_NUMBER = toChange(RETURN_DOCUMENT.NUMBER.eq(param("number", CLOB)));

    private final Jooq jooq;

    PostgresReturnStore(Jooq jooq) {
        this.jooq = jooq;
    }

    @Override
    public Optional<CreateFacts> factsToCreate(KeyScope key, OrderNumber order, Optional<ReturnNumber> previous) {
        var values = RecordRows.values(Optional.of(key));
        values.put("order", order.value());
        values.put("open", OPEN);
        previous.ifPresent(number -> values.put("previous", number.value()));
        return jooq.read(TO_CREATE, values).map(row -> {
            var customer = new CustomerId(row.get(SHOP_ORDER.CUSTOMER_ID));
            return RecordRows.recorded(row, Optional.of(key), customer)
                    .<CreateFacts>map(recorded -> new CreateFacts.Known(customer, recorded))
                    .orElseGet(() -> StoredFacts.read(row.get(FACTS)));
        });
    }

    @Override
    public Optional<ChangeFacts> factsToChange(Optional<KeyScope> key, ReturnRef ref) {
        var values = RecordRows.values(key);
        var query = switch (ref) {
            case ReturnRef.ById(var id) -> {
                values.put("id", id.value());
                yield TO_CHANGE_BY_ID;
            }
            case ReturnRef.ByNumber(var number) -> {
                values.put("number", number.value());
                yield TO_CHANGE_BY_NUMBER;
            }
        };
        return jooq.read(query, values).map(row -> {
            var state = StoredReturn.read(row.get(RETURN_DOCUMENT.DOCUMENT));
            return new ChangeFacts(
                    RecordRows.recorded(row, key, state.customer()), state, row.get(RETURN_DOCUMENT.REFUNDS_REVISION));
        });
    }

    @Override
    public Optional<Return> find(ReturnRef ref) {
        return jooq.read(db -> db.select(RETURN_DOCUMENT.DOCUMENT)
                .from(RETURN_DOCUMENT)
                .where(is(ref))
                .fetchOptional(row -> StoredReturn.read(row.value1())));
    }

    @Override
    public List<Return> find(ReturnQuery query, int most) {
        return jooq.read(db -> ReturnSearch.on(db).page(query, most).fetch(row -> StoredReturn.read(row.value1())));
    }

    @Override
    public Timeline timeline(ReturnId id) {
        return jooq.read(db -> new Timeline(db.selectFrom(RETURN_EVENT)
                .where(RETURN_EVENT.RETURN_ID.eq(id.value()))
                .orderBy(RETURN_EVENT.VERSION)
                .fetch(row -> StoredEvent.of(row).event())));
    }

    @Override
    public List<ReturnId> overdue(Instant now, int most) {
        var arrived = RETURN_LINE
                .RECEIVED
                .plus(RETURN_LINE.MISSING)
                .plus(RETURN_LINE.ACCEPTED)
                .plus(RETURN_LINE.REJECTED)
                .plus(RETURN_LINE.SETTLED)
                .gt(0);
        return jooq.read(db -> db.select(RETURN.ID)
                .from(RETURN)
                .where(RETURN.STATUS.eq(inline(ReturnStatus.APPROVED.term())))
                .and(RETURN.EXPIRES_AT.le(now.atOffset(ZoneOffset.UTC)))
                .and(RETURN.PARCELS.eq(inline(JSONB.jsonb("[]"))))
                .andNotExists(selectOne()
                        .from(RETURN_LINE)
                        .where(RETURN_LINE.RETURN_ID.eq(RETURN.ID))
                        .and(arrived))
                .orderBy(RETURN.EXPIRES_AT)
                .limit(most)
                .fetch(row -> new ReturnId(row.value1())));
    }

    private static PreparedQuery toChange(Condition isAskedAbout) {
        return new PreparedQuery(RecordRows.join(select(RecordRows.columns())
                        .select(RETURN_DOCUMENT.DOCUMENT, RETURN_DOCUMENT.REFUNDS_REVISION)
                        .from(RETURN_DOCUMENT))
                .where(isAskedAbout));
    }

    private static Condition is(ReturnRef ref) {
        return switch (ref) {
            case ReturnRef.ById(var id) -> RETURN_DOCUMENT.ID.eq(id.value());
            case ReturnRef.ByNumber(var number) -> RETURN_DOCUMENT.NUMBER.eq(number.value());
        };
    }
}
