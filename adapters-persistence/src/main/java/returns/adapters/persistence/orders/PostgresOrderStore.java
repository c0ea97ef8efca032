package returns.adapters.persistence.orders;

import jakarta.inject.Singleton;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import returns.adapters.persistence.sql.Sql;
import returns.adapters.persistence.sql.StoredJson;
import returns.application.changes.CommitOutcome;
import returns.application.orders.OrderStore;
import returns.domain.orders.CustomerId;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.orders.OrderPosition;

@Singleton
class PostgresOrderStore implements OrderStore {
    private final OrderRows rows;
    private final OrderWriter writer;

    PostgresOrderStore(OrderRows rows, OrderWriter writer) {
        this.rows = rows;
        this.writer = writer;
    }

    @Override
    public Optional<OrderOnFile> find(OrderNumber number) {
        return Sql.run(() -> rows.document(number.value())).map(StoredOrder::read);
    }

    @Override
    public List<OrderOnFile> findAll(Set<OrderNumber> numbers) {
        var wanted = StoredJson.write(numbers.stream().map(OrderNumber::value).toList());
        return Sql.run(() -> rows.documents(wanted)).stream()
                .map(StoredOrder::read)
                .toList();
    }

    @Override
    public List<OrderOnFile> ofCustomer(CustomerId customer, OrderPosition before, int most) {
        var placedAt = before.placedAt().atOffset(ZoneOffset.UTC);
        return Sql.run(() -> rows.documentsOf(
                        customer.value(), placedAt, before.number().value(), most))
                .stream()
                .map(StoredOrder::read)
                .toList();
    }

    @Override
    public CommitOutcome saveAll(List<Snapshot> snapshots) {
        try {
            return Sql.commit(() -> writer.write(snapshots));
        } catch (OrderWriter.Stale e) {
            return CommitOutcome.STALE;
        }
    }
}
