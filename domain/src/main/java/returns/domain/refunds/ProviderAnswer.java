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
    record Refused(Optional<String> reference, String why) implements ProviderAnswer {
        public Refused {
            why = told(why);
        }
    }

    /** It may have been paid, or not. */
    record Unclear(String why) implements ProviderAnswer {
        public Unclear {
            why = told(why);
        }
    }

    /** Nothing was done: the same may be sent again after that time. */
    record NotNow(Duration after, String why) implements ProviderAnswer {
        public NotNow {
            why = told(why);
        }
    }

    /** Whatever a provider writes, there is something to tell: at most 500 characters, on one line. */
    private static String told(String words) {
        return words.codePoints()
                .limit(500)
                .map(c -> Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE ? ' ' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
