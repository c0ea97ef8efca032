package returns.application.refunds;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import returns.domain.returns.Resolution;

/**
 * The ways to pay money back, and which is taken for which payment.
 *
 * @param byMethod the name of the way for payments of a method; others are paid back by hand
 */
public record Gateways(List<RefundGateway> all, Map<String, String> byMethod) {
    /** The way that is always there: a person pays, and records it. */
    public static final String MANUAL = "manual";

    /** The way for returns whose customer wants credit. */
    public static final String STORE_CREDIT = "store_credit";

    public Gateways {
        all = List.copyOf(all);
        byMethod = Map.copyOf(byMethod);
        var names = all.stream().map(RefundGateway::name).collect(Collectors.toSet());
        if (names.size() < all.size() || !names.contains(MANUAL) || !names.containsAll(byMethod.values())) {
            throw new IllegalArgumentException(
                    "must have each gateway once, \"manual\", and all that payments go by: " + byMethod);
        }
    }

    /** The way of that name. */
    public Optional<RefundGateway> named(String name) {
        return all.stream().filter(gateway -> gateway.name().equals(name)).findFirst();
    }

    /** The names of all ways, in their order. */
    public List<String> names() {
        return all.stream().map(RefundGateway::name).toList();
    }

    /** The name of the way for each method of payment, where the customer gets that. */
    UnaryOperator<String> of(Resolution resolution) {
        return method ->
                resolution == Resolution.STORE_CREDIT && named(STORE_CREDIT).isPresent()
                        ? STORE_CREDIT
                        : byMethod.getOrDefault(method, MANUAL);
    }
}
