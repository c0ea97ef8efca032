package returns.adapters.payments.fake;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Shows refunds as they are looked up: one by its name, or a page of them, the newest first. */
record FakeList(FakeLedger ledger) {
    Reply show(URI asked) {
        var path = asked.getPath().split("/", -1);
        return path.length > 3
                ? ledger.find(path[3])
                        .map(refund -> Reply.ok(refund.shown()))
                        .orElseGet(() -> Reply.error(
                                404, "invalid_request_error", "resource_missing", "No such refund: " + path[3]))
                : page(Exchange.form(Optional.ofNullable(asked.getRawQuery()).orElse("")));
    }

    private Reply page(Map<String, String> query) {
        var found = ledger.refunds().reversed().stream()
                .filter(refund -> matches(refund, query))
                .toList();
        var from = from(found, Optional.ofNullable(query.get("starting_after")));
        var to = Math.min(found.size(), from + Integer.parseInt(query.getOrDefault("limit", "10")));
        return Reply.ok(Map.of(
                "object",
                "list",
                "url",
                "/v1/refunds",
                "has_more",
                to < found.size(),
                "data",
                found.subList(from, to).stream().map(FakeRefund::shown).toList()));
    }

    private static boolean matches(FakeRefund refund, Map<String, String> query) {
        var payment = query.getOrDefault("payment_intent", query.getOrDefault("charge", refund.payment()));
        return refund.payment().equals(payment)
                && refund.created() >= Long.parseLong(query.getOrDefault("created[gte]", "0"))
                && refund.created() < Long.parseLong(query.getOrDefault("created[lt]", "" + Long.MAX_VALUE));
    }

    private static int from(List<FakeRefund> found, Optional<String> after) {
        return after.map(id -> found.stream().map(FakeRefund::id).toList().indexOf(id) + 1)
                .orElse(0);
    }
}
