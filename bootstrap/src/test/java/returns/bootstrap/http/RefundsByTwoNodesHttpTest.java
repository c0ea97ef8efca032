package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two nodes on one database look for what is to be paid; what one sends, the other does not. */
@ExtendWith(RunningShop.class)
class RefundsByTwoNodesHttpTest {
    private static final int REFUNDS = 40;

    private final ShopOverHttp shop;
    private final Desk desk;
    private final String subject;

    RefundsByTwoNodesHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.desk = new Desk(shop);
        this.subject = shop.newCustomer();
    }

    @Test
    void noRefundIsSentByBoth() {
        var accepted = IntStream.range(0, REFUNDS)
                .mapToObj(_ -> desk.accepted(subject, soldByCounted(), 1))
                .toList();
        try (var second = SecondNode.of(shop, Map.of("returns.work.look-every", "100ms"))) {
            var staff = List.of(shop.staff(), second.called(shop.staff()));
            var refunds = IntStream.range(0, REFUNDS)
                    .mapToObj(i -> staff.get(i % 2)
                            .withNewKey()
                            .with("If-Match", "*")
                            .post(accepted.get(i) + "/refunds", "{}")
                            .is(201)
                            .text("/id"))
                    .toList();
            for (var refund : refunds) {
                desk.await(refund, "/status", "succeeded");
                assertEquals(1, CountedGateway.sent(refund), refund);
            }
        }
    }

    private String soldByCounted() {
        return shop.sell(subject, order -> {
            for (var payment : order.get("payments")) {
                ((ObjectNode) payment).put("method", CountedGateway.NAME);
            }
            ((ObjectNode) order.at("/payments/0")).put("amount", "39.49");
            ((ArrayNode) order.get("payments")).remove(1);
        });
    }
}
