package returns.domain.refunds;

import java.time.Duration;
import java.util.Optional;
import returns.domain.money.Money;

/** What a provider says of one attempt to pay money back: as the answer to it, when it is asked, or by itself. */
public sealed interface ProviderAnswer {
    /**
     * The money went back.
     *
     * @param reference the provider's name for it
     * @param amount what the provider says that it paid
     */
    record Paid(String reference, Money amount) implements ProviderAnswer {}

    /**
     * It is on its way.
     *
     * @param reference the provider's name for it; none where nobody has named it yet
     */
    record Accepted(Optional<String> reference, Money amount) implements ProviderAnswer {}

    /** It is certain that the money did not go back, or that it came back: another attempt cannot pay twice. */
    record Refused(Optional<String> reference, String why) implements ProviderAnswer {}

    /** It may have been paid, or not. */
    record Unclear(String why) implements ProviderAnswer {}

    /** Nothing was done: the same may be sent again after that time. */
    record NotNow(Duration after, String why) implements ProviderAnswer {}
}
