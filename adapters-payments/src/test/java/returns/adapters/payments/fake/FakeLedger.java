package returns.adapters.payments.fake;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** What a fake has paid. A key is answered once and for all, and a payment gives back at most what it holds. */
public final class FakeLedger {
    private static final Set<String> IN_TENS = Set.of("bhd", "jod", "kwd", "omr", "tnd");
    private static final Set<String> IN_HUNDREDS = Set.of("isk", "ugx");

    private final Map<String, Holding> payments = new HashMap<>();
    private final Map<String, FakeRefund> refunds = new LinkedHashMap<>();
    private final Map<String, Kept> byKey = new HashMap<>();

    private record Holding(long units, String currency) {}

    private record Kept(Map<String, String> asked, Reply reply) {}

    /** What is asked for. */
    record Asked(String key, Map<String, String> form, long at, String account) {}

    synchronized void hold(String payment, long units, String currency) {
        payments.put(payment, new Holding(units, currency));
    }

    /** All refunds, the oldest first. */
    public synchronized List<FakeRefund> refunds() {
        return List.copyOf(refunds.values());
    }

    /** Those of a payment, the oldest first. */
    public synchronized List<FakeRefund> of(String payment) {
        return refunds.values().stream()
                .filter(refund -> refund.payment().equals(payment))
                .toList();
    }

    /** What a payment has given back, or is about to, in the units of Stripe's interface. */
    public synchronized long givenBack(String payment) {
        return of(payment).stream()
                .filter(FakeRefund::counts)
                .mapToLong(FakeRefund::units)
                .sum();
    }

    synchronized Optional<FakeRefund> find(String id) {
        return Optional.ofNullable(refunds.get(id));
    }

    /** Keys are as good as new, as Stripe's are after a day or more. */
    synchronized void forgetKeys() {
        byKey.clear();
    }

    /** Does it, and tells of the refund that is new; or answers what the key was answered first. */
    synchronized Reply create(Asked asked, Course course, boolean failing, Consumer<FakeRefund> isNew) {
        var kept = byKey.get(asked.key());
        if (kept != null) {
            return kept.asked().equals(asked.form())
                    ? kept.reply().with("Idempotent-Replayed", "true")
                    : Reply.error(
                            400,
                            "idempotency_error",
                            "idempotency_key_reused",
                            "The key was used with other parameters.");
        }
        var reply = checked(asked)
                .orElseGet(() -> course == Course.DECLINED
                        ? Reply.error(402, "card_error", "card_declined", "The card does not take it.")
                        : made(asked, course, isNew));
        var last = failing && reply.status() == 200 ? Reply.BROKEN : reply;
        byKey.put(asked.key(), new Kept(asked.form(), last));
        return last;
    }

    /** Everything is over; tells of the refunds that stand otherwise now. */
    synchronized List<FakeRefund> settle() {
        var changed = new ArrayList<FakeRefund>();
        refunds.replaceAll((_, refund) -> {
            var settled = refund.settled();
            if (!settled.equals(refund)) {
                changed.add(settled);
            }
            return settled;
        });
        return changed;
    }

    private Optional<Reply> checked(Asked asked) {
        var payment = payment(asked);
        var holding = payments.get(payment);
        if (holding == null) {
            return Optional.of(
                    Reply.error(404, "invalid_request_error", "resource_missing", "No such payment: " + payment));
        }
        var units = units(asked);
        var step = IN_HUNDREDS.contains(holding.currency()) ? 100 : IN_TENS.contains(holding.currency()) ? 10 : 1;
        if (units < 1 || units % step != 0) {
            return Optional.of(Reply.invalid("parameter_invalid_integer", "Invalid amount: " + units));
        }
        var left = holding.units() - givenBack(payment);
        if (left == 0) {
            return Optional.of(Reply.invalid("charge_already_refunded", payment + " has already been refunded."));
        }
        return units > left
                ? Optional.of(Reply.invalid("amount_too_large", "Of %s, %s are left.".formatted(payment, left)))
                : Optional.empty();
    }

    private Reply made(Asked asked, Course course, Consumer<FakeRefund> isNew) {
        var payment = payment(asked);
        var made = new FakeRefund(
                "re_fake%06d".formatted(refunds.size() + 1),
                payment,
                units(asked) - (course == Course.OTHER_AMOUNT ? 1 : 0),
                payments.get(payment).currency(),
                course.first(),
                metadata(asked),
                asked.key(),
                asked.at(),
                asked.account(),
                course);
        refunds.put(made.id(), made);
        isNew.accept(made);
        return Reply.ok(made.shown());
    }

    private static String payment(Asked asked) {
        return asked.form().getOrDefault("payment_intent", asked.form().getOrDefault("charge", ""));
    }

    private static long units(Asked asked) {
        return Long.parseLong(asked.form().getOrDefault("amount", "0"));
    }

    private static Map<String, String> metadata(Asked asked) {
        var metadata = new HashMap<String, String>();
        asked.form().forEach((name, value) -> {
            if (name.startsWith("metadata[")) {
                metadata.put(name.substring("metadata[".length(), name.length() - 1), value);
            }
        });
        return metadata;
    }
}
