package returns.bootstrap.embedded;

import io.micronaut.context.event.ApplicationEventListener;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.micronaut.runtime.server.event.ServerStartupEvent;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.application.answers.Answer;
import returns.application.orders.OrderStore;
import returns.application.orders.PutOrder;
import returns.domain.access.Principal;
import returns.domain.access.Role;

/**
 * Feeds orders to try the service with, delivered a few days before today whenever that is. An order of that number that is
 * not of the demo stays as it is.
 */
@Singleton
@Order(Ordered.HIGHEST_PRECEDENCE)
final class DemoOrders implements ApplicationEventListener<ServerStartupEvent> {
    private static final Logger LOG = LoggerFactory.getLogger(DemoOrders.class);
    private static final Principal FEED = new Principal("demo", Set.of(Role.ORDER_FEED), Optional.empty());

    private final PutOrder feed;
    private final OrderStore orders;
    private final InstantSource clock;

    DemoOrders(PutOrder feed, OrderStore orders, InstantSource clock) {
        this.feed = feed;
        this.orders = orders;
        this.clock = clock;
    }

    @Override
    public void onApplicationEvent(ServerStartupEvent event) {
        for (var order : new DemoShop(clock.instant()).orders()) {
            var onFile = orders.find(order.number());
            if (onFile.stream().allMatch(known -> DemoShop.sold(known.order()))
                    && feed.put(FEED, order) instanceof Answer.Refused<?>(var refusal)) {
                LOG.info("Demo order {} stays as it was: {}", order.number(), refusal.detail());
            }
        }
    }
}
