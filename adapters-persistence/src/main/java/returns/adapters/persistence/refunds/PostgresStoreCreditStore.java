package returns.adapters.persistence.refunds;

import static org.jooq.impl.DSL.sum;
import static returns.adapters.persistence.jooq.Tables.STORE_CREDIT_ENTRY;

import jakarta.inject.Singleton;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import returns.adapters.persistence.jooq.tables.records.StoreCreditEntryRecord;
import returns.adapters.persistence.sql.Jooq;
import returns.application.refunds.StoreCreditStore;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RepaymentId;
import returns.domain.refunds.StoreCredit;

/** The ledger of store credit; the database refuses a second entry of one attempt, and any change of an entry. */
@Singleton
class PostgresStoreCreditStore implements StoreCreditStore {
    private final Jooq jooq;

    PostgresStoreCreditStore(Jooq jooq) {
        this.jooq = jooq;
    }

    @Override
    public StoreCredit.Entry add(StoreCredit.Entry entry) {
        jooq.write(db -> db.insertInto(STORE_CREDIT_ENTRY)
                .set(STORE_CREDIT_ENTRY.CUSTOMER_ID, entry.customer().value())
                .set(STORE_CREDIT_ENTRY.CURRENCY, entry.amount().currency().getCurrencyCode())
                .set(STORE_CREDIT_ENTRY.AMOUNT, entry.amount().minorUnits())
                .set(STORE_CREDIT_ENTRY.REFUND_ID, entry.repayment().refund().value())
                .set(STORE_CREDIT_ENTRY.REPAYMENT, entry.repayment().number())
                .set(STORE_CREDIT_ENTRY.ATTEMPT, entry.attempt())
                .set(STORE_CREDIT_ENTRY.AT, entry.at().atOffset(ZoneOffset.UTC))
                .onConflictDoNothing()
                .execute());
        return find(entry.repayment(), entry.attempt()).orElseThrow();
    }

    @Override
    public Optional<StoreCredit.Entry> find(RepaymentId repayment, int attempt) {
        return jooq.read(db -> db.selectFrom(STORE_CREDIT_ENTRY)
                .where(STORE_CREDIT_ENTRY.REFUND_ID.eq(repayment.refund().value()))
                .and(STORE_CREDIT_ENTRY.REPAYMENT.eq(repayment.number()))
                .and(STORE_CREDIT_ENTRY.ATTEMPT.eq(attempt))
                .fetchOptional(PostgresStoreCreditStore::entry));
    }

    @Override
    public List<StoreCredit.Entry> entries(CustomerId customer, int most) {
        return jooq.read(db -> db.selectFrom(STORE_CREDIT_ENTRY)
                .where(STORE_CREDIT_ENTRY.CUSTOMER_ID.eq(customer.value()))
                .orderBy(STORE_CREDIT_ENTRY.ID.desc())
                .limit(most)
                .fetch(PostgresStoreCreditStore::entry));
    }

    @Override
    public StoreCredit balance(CustomerId customer) {
        var sum = sum(STORE_CREDIT_ENTRY.AMOUNT);
        return new StoreCredit(jooq.read(db -> db.select(STORE_CREDIT_ENTRY.CURRENCY, sum)
                .from(STORE_CREDIT_ENTRY)
                .where(STORE_CREDIT_ENTRY.CUSTOMER_ID.eq(customer.value()))
                .groupBy(STORE_CREDIT_ENTRY.CURRENCY)
                .fetchMap(
                        row -> Currency.getInstance(row.value1()),
                        row -> new Money(row.value2().longValueExact(), Currency.getInstance(row.value1())))));
    }

    private static StoreCredit.Entry entry(StoreCreditEntryRecord row) {
        return new StoreCredit.Entry(
                new CustomerId(row.getCustomerId()),
                new Money(row.getAmount(), Currency.getInstance(row.getCurrency())),
                new RepaymentId(new RefundId(row.getRefundId()), row.getRepayment()),
                row.getAttempt(),
                row.getAt().toInstant());
    }
}
