package returns.adapters.persistence.orders;

import jakarta.inject.Singleton;
import java.util.Optional;
import returns.adapters.persistence.Sql;
import returns.application.changes.CommitOutcome;
import returns.application.orders.OrderStore;
import returns.domain.orders.Order;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;

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
        return Sql.read(() -> rows.document(number.value())).map(StoredOrder::read);
    }

    @Override
    public CommitOutcome save(Order order, int onVersion) {
        try {
            return Sql.commit(() -> writer.write(order, onVersion));
        } catch (OrderWriter.Stale e) {
            return CommitOutcome.STALE;
        }
    }
}
