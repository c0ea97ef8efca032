package returns.bootstrap.wiring;

import io.micronaut.context.annotation.Factory;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import returns.application.orders.FindOrders;
import returns.application.orders.ImportOrders;
import returns.application.orders.ListReturnable;
import returns.application.orders.OrderStore;
import returns.application.orders.PutOrder;
import returns.application.orders.ShowOrder;
import returns.application.policy.PolicyStore;

/** Puts the use cases of orders together. */
@Factory
final class OrderUseCases {
    @Singleton
    PutOrder putOrder(OrderStore orders) {
        return new PutOrder(orders);
    }

    @Singleton
    ImportOrders importOrders(OrderStore orders) {
        return new ImportOrders(orders);
    }

    @Singleton
    ShowOrder showOrder(OrderStore orders) {
        return new ShowOrder(orders);
    }

    @Singleton
    FindOrders findOrders(OrderStore orders) {
        return new FindOrders(orders);
    }

    @Singleton
    ListReturnable listReturnable(OrderStore orders, PolicyStore policies, InstantSource clock) {
        return new ListReturnable(orders, policies, clock);
    }
}
