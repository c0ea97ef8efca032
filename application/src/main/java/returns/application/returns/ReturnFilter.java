package returns.application.returns;

import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import returns.domain.Moment;
import returns.domain.Term;
import returns.domain.Text;
import returns.domain.idempotency.Meaning;
import returns.domain.orders.CustomerId;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Reason;
import returns.domain.returns.ReturnStatus;

/**
 * Which returns are looked for: those that have all that is asked. What is asked of lines (reasons, article number, words) one
 * and the same line must have.
 *
 * @param statuses any of them; none asks for nothing
 * @param customer whose order it is of, as the order now says
 * @param createdFrom the first instant to look at
 * @param createdBefore the first instant that is too late
 * @param reasons any of them; none asks for nothing
 * @param sku the article number of what comes back
 * @param words each of them begins a word of the return's number, or of the line's title or note. A word is letters and digits;
 *     capital and small letters are the same
 */
public record ReturnFilter(
        Set<ReturnStatus> statuses,
        Optional<CustomerId> customer,
        Optional<OrderNumber> order,
        Optional<Instant> createdFrom,
        Optional<Instant> createdBefore,
        Set<Reason> reasons,
        Optional<String> sku,
        Optional<String> words) {
    public ReturnFilter {
        statuses = Set.copyOf(statuses);
        createdFrom = createdFrom.map(Moment::exact);
        createdBefore = createdBefore.map(Moment::exact);
        reasons = Set.copyOf(reasons);
        sku = sku.map(ReturnFilter::sku);
        words = words.map(ReturnFilter::words);
    }

    /** The returns of that order. */
    public static ReturnFilter of(OrderNumber order) {
        return new ReturnFilter(
                Set.of(),
                Optional.empty(),
                Optional.of(order),
                Optional.empty(),
                Optional.empty(),
                Set.of(),
                Optional.empty(),
                Optional.empty());
    }

    /** The returns of this filter that stand in any of those ways. */
    public ReturnFilter standing(Set<ReturnStatus> any) {
        return new ReturnFilter(any, customer, order, createdFrom, createdBefore, reasons, sku, words);
    }

    /**
     * An article number.
     *
     * @throws IllegalArgumentException if it cannot be one
     */
    public static String sku(String sku) {
        return Text.name(sku, 128);
    }

    /**
     * Words to look for.
     *
     * @throws IllegalArgumentException if there is no letter and no digit in them, or they are longer than 200 characters
     */
    public static String words(String words) {
        if (words.codePoints().noneMatch(Character::isLetterOrDigit)) {
            throw new IllegalArgumentException("must hold a letter or a digit");
        }
        return Text.prose(words, 200);
    }

    /** The returns of this filter that are that customer's. */
    ReturnFilter of(CustomerId other) {
        return new ReturnFilter(statuses, Optional.of(other), order, createdFrom, createdBefore, reasons, sku, words);
    }

    Meaning.Parts meaning() {
        return Meaning.parts()
                .with("statuses", terms(statuses))
                .with("customer", customer.map(CustomerId::value))
                .with("orderNumber", order.map(OrderNumber::value))
                .with("createdFrom", createdFrom.map(Instant::toString))
                .with("createdBefore", createdBefore.map(Instant::toString))
                .with("reasons", terms(reasons))
                .with("sku", sku)
                .with("words", words);
    }

    private static Meaning terms(Collection<? extends Term> terms) {
        return new Meaning.Items(terms.stream()
                .map(Term::term)
                .sorted()
                .<Meaning>map(Meaning.Words::new)
                .toList());
    }
}
