package returns.adapters.persistence.refunds;

import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.selectOne;
import static returns.adapters.persistence.jooq.Tables.REFUND;
import static returns.adapters.persistence.jooq.Tables.REPAYMENT;
import static returns.adapters.persistence.jooq.Tables.RETURN_DOCUMENT;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.JSON;
import org.jooq.Record2;
import returns.adapters.persistence.sql.Jooq;
import returns.adapters.persistence.stored.StoredReturn;
import returns.application.refunds.FiledRefund;
import returns.application.refunds.RefundQuery;
import returns.application.refunds.RefundStore;
import returns.domain.Term;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RefundStatus;
import returns.domain.returns.ReturnId;

/** Finds refunds, each in its return, in one statement a page. */
@Singleton
class PostgresRefundStore implements RefundStore {
    private final Jooq jooq;

    PostgresRefundStore(Jooq jooq) {
        this.jooq = jooq;
    }

    @Override
    public Optional<ReturnId> returnOf(RefundId refund) {
        return jooq.read(db -> db.select(REFUND.RETURN_ID)
                .from(REFUND)
                .where(REFUND.ID.eq(refund.value()))
                .fetchOptional(row -> new ReturnId(row.value1())));
    }

    @Override
    public List<FiledRefund> find(RefundQuery query, int most) {
        return jooq.read(db -> db.select(REFUND.ID, RETURN_DOCUMENT.DOCUMENT)
                .from(REFUND)
                .join(RETURN_DOCUMENT)
                .on(RETURN_DOCUMENT.ID.eq(REFUND.RETURN_ID))
                .where(conditions(query))
                .orderBy(query.oldestFirst() ? REFUND.ID.asc() : REFUND.ID.desc())
                .limit(most)
                .fetch(PostgresRefundStore::filed));
    }

    @Override
    public List<FiledRefund> undecided(Instant now, int most) {
        return jooq.read(db -> db.select(REFUND.ID, RETURN_DOCUMENT.DOCUMENT)
                .from(REFUND)
                .join(RETURN_DOCUMENT)
                .on(RETURN_DOCUMENT.ID.eq(REFUND.RETURN_ID))
                .where(REFUND.STATUS.eq(RefundStatus.AWAITING_APPROVAL.term()))
                .and(REFUND.EXPIRES_AT.le(time(now)))
                .orderBy(REFUND.EXPIRES_AT)
                .limit(most)
                .fetch(PostgresRefundStore::filed));
    }

    private static FiledRefund filed(Record2<java.util.UUID, JSON> row) {
        var of = StoredReturn.read(row.value2());
        return new FiledRefund(of, of.refund(new RefundId(row.value1())).orElseThrow());
    }

    private static List<Condition> conditions(RefundQuery query) {
        var all = new ArrayList<Condition>();
        if (!query.statuses().isEmpty()) {
            all.add(REFUND.STATUS.in(query.statuses().stream().map(Term::term).toList()));
        }
        query.order().ifPresent(order -> all.add(REFUND.ORDER_NUMBER.eq(order.value())));
        query.after()
                .ifPresent(
                        last -> all.add(query.oldestFirst() ? REFUND.ID.gt(last.value()) : REFUND.ID.lt(last.value())));
        var paid = new ArrayList<Condition>();
        query.gateway().ifPresent(gateway -> paid.add(REPAYMENT.GATEWAY.eq(gateway)));
        query.sentFrom().ifPresent(from -> paid.add(REPAYMENT.SENT_AT.ge(time(from))));
        query.sentBefore().ifPresent(end -> paid.add(REPAYMENT.SENT_AT.lt(time(end))));
        if (!paid.isEmpty()) {
            all.add(exists(selectOne()
                    .from(REPAYMENT)
                    .where(REPAYMENT.REFUND_ID.eq(REFUND.ID))
                    .and(org.jooq.impl.DSL.and(paid))));
        }
        return all;
    }

    private static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
