package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.policy.PolicyLists.Amount;
import returns.application.answers.Validation;
import returns.domain.Term;
import returns.domain.Text;
import returns.domain.policy.PerCurrency;
import returns.domain.policy.RestockingFee;
import returns.domain.policy.RestockingFees;
import returns.domain.returns.Reason;

/**
 * What is kept of a refund. The most specific fee counts: that of the category and the reason, or else of the category, or else
 * of the reason, or else the one for everything. None is kept for the shop's own faults.
 *
 * @param category for every category if left out
 * @param reason for every reason if left out
 * @param percent of what was paid for the goods, such as "15"; or flat
 * @param flat for each unit, in each currency; or percent
 */
@Schema(name = "PolicyRestockingFee")
@JsonInclude(JsonInclude.Include.NON_NULL)
record FeeDocument(
        @Nullable String category,
        @Nullable String reason,
        @Nullable String percent,
        @Nullable List<@Nullable Amount> flat) {
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]{1,9}(\\.[0-9]{1,4})?");

    static List<@Nullable FeeDocument> all(RestockingFees fees) {
        return fees.fees().entrySet().stream()
                .map(entry -> of(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparing(FeeDocument::toString))
                .<@Nullable FeeDocument>map(fee -> fee)
                .toList();
    }

    private static FeeDocument of(RestockingFees.For what, RestockingFee fee) {
        var category = what.category().orElse(null);
        var reason = what.reason().map(Reason::term).orElse(null);
        return switch (fee) {
            case RestockingFee.Percent(var percent) -> new FeeDocument(category, reason, percent.toPlainString(), null);
            case RestockingFee.Flat(var amounts) ->
                new FeeDocument(category, reason, null, Amount.all(new PerCurrency(amounts)));
        };
    }

    Optional<Map.Entry<RestockingFees.For, RestockingFee>> fee(String at, Validation v) {
        var goods = v.optional(at + "/category", category, name -> Text.name(name, 128));
        var why = v.optional(at + "/reason", reason, word -> Term.of(Reason.class, word));
        var what = v.made(at + "/reason", () -> new RestockingFees.For(goods, why));
        if ((percent == null) == (flat == null)) {
            v.reject(at, "must have either percent or flat");
            return Optional.empty();
        }
        var fee = percent == null
                ? Optional.<RestockingFee>of(new RestockingFee.Flat(
                        new PolicyLists(v).amounts(at + "/flat", flat).amounts()))
                : v.<String, RestockingFee>optional(at + "/percent", percent, FeeDocument::percent);
        return what.isEmpty() || fee.isEmpty() ? Optional.empty() : Optional.of(Map.entry(what.get(), fee.get()));
    }

    private static RestockingFee percent(String written) {
        if (!DECIMAL.matcher(written).matches()) {
            throw new IllegalArgumentException("must be a decimal string such as \"12.5\"");
        }
        return new RestockingFee.Percent(new BigDecimal(written));
    }
}
