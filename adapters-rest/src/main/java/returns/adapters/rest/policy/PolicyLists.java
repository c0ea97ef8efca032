package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.input.StandardValues;
import returns.application.answers.Validation;
import returns.domain.Term;
import returns.domain.money.Money;
import returns.domain.policy.PerCurrency;
import returns.domain.returns.Reason;

/** Reads lists that may be left out, in which nothing may be named twice. */
record PolicyLists(Validation v) {
    /** Makes a named value of one element. */
    interface Named<S, K, T> {
        Optional<Map.Entry<K, T>> of(String pointer, S written);
    }

    <S, K, T> Map<K, T> named(String at, @Nullable List<@Nullable S> written, Named<S, K, T> make) {
        var values = new LinkedHashMap<K, T>();
        if (written != null) {
            v.each(
                    at,
                    written,
                    (each, element) -> make.of(each, element).map(entry -> {
                        if (values.putIfAbsent(entry.getKey(), entry.getValue()) != null) {
                            v.reject(each, "must not be named twice");
                        }
                        return entry;
                    }));
        }
        return values;
    }

    <T> Set<T> set(String at, @Nullable List<@Nullable String> written, Function<String, T> make) {
        return this.<String, T, T>named(
                        at,
                        written,
                        (each, text) -> v.<String, T>optional(each, text, make).map(value -> Map.entry(value, value)))
                .keySet();
    }

    Set<Reason> reasons(String at, @Nullable List<@Nullable String> written) {
        return set(at, written, word -> Term.of(Reason.class, word));
    }

    PerCurrency amounts(String at, @Nullable List<@Nullable Amount> written) {
        return new PerCurrency(named(
                at, written, (each, amount) -> amount.money(each, v).map(money -> Map.entry(money.currency(), money))));
    }

    /** An amount that stands alone. */
    @Schema(name = "PolicyAmount")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Amount(@Nullable String amount, @Nullable String currency) {
        static List<@Nullable Amount> all(PerCurrency amounts) {
            return amounts.amounts().values().stream()
                    .map(money -> new Amount(money.decimal(), money.currency().getCurrencyCode()))
                    .sorted((a, b) -> String.valueOf(a.currency).compareTo(String.valueOf(b.currency)))
                    .<@Nullable Amount>map(amount -> amount)
                    .toList();
        }

        Optional<Money> money(String at, Validation v) {
            var in = v.required(at + "/currency", currency, StandardValues::currency);
            return in.isEmpty()
                    ? Optional.empty()
                    : v.required(at + "/amount", amount, decimal -> notNegative(Money.of(decimal, in.get())));
        }

        private static Money notNegative(Money money) {
            if (money.isNegative()) {
                throw new IllegalArgumentException("must be at least 0");
            }
            return money;
        }
    }
}
