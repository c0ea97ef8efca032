package returns.adapters.payments.stripe;

import com.stripe.exception.ApiConnectionException;
import com.stripe.exception.IdempotencyException;
import com.stripe.exception.StripeException;
import com.stripe.model.Refund;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.domain.refunds.ProviderAnswer;

/**
 * What Stripe's words mean. What is certain is told as it is; everything else is {@link ProviderAnswer.Unclear}. The errors are
 * those of <a href="https://docs.stripe.com/api/errors">docs.stripe.com/api/errors</a>, the states those of
 * <a href="https://docs.stripe.com/api/refunds/object">a refund</a>.
 */
final class StripeAnswers {
    private static final Logger LOG = LoggerFactory.getLogger(StripeAnswers.class);

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_]{1,255}");
    private static final Pattern SECONDS = Pattern.compile("[0-9]{1,4}");
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cs}]");
    private static final int LONGEST_MESSAGE = 300;

    private static final Duration SOON = Duration.ofSeconds(10);
    private static final Duration ONCE_MENDED = Duration.ofMinutes(5);

    private StripeAnswers() {}

    /** What became of a refund. */
    static ProviderAnswer of(Refund refund) {
        var id = refund.getId();
        if (id == null || !ID.matcher(id).matches()) {
            return new ProviderAnswer.Unclear("Stripe answered something that is no refund.");
        }
        try {
            var amount = new StripeAmount(
                            Objects.requireNonNull(refund.getAmount()), Objects.requireNonNull(refund.getCurrency()))
                    .money();
            return switch (Objects.requireNonNull(refund.getStatus())) {
                case "succeeded" -> new ProviderAnswer.Paid(id, amount);
                case "pending", "requires_action" -> new ProviderAnswer.Accepted(Optional.of(id), amount);
                case "failed", "canceled" -> new ProviderAnswer.Refused(Optional.of(id), ended(refund));
                default ->
                    new ProviderAnswer.Unclear("Stripe says that %s is %s.".formatted(id, plain(refund.getStatus())));
            };
        } catch (IllegalArgumentException | NullPointerException e) {
            return new ProviderAnswer.Unclear("What Stripe says of %s cannot be read.".formatted(id));
        }
    }

    private static String ended(Refund refund) {
        var reason = refund.getFailureReason();
        return "Stripe says that the refund %s%s."
                .formatted(
                        refund.getStatus().equals("failed") ? "failed" : "was canceled",
                        reason == null ? "" : ": " + plain(reason));
    }

    /** What became of a call that was not answered with a refund. */
    static ProviderAnswer of(StripeException error) {
        if (error instanceof ApiConnectionException) {
            return neverArrived(error.getCause())
                    ? new ProviderAnswer.NotNow(SOON, "Stripe cannot be reached.")
                    : new ProviderAnswer.Unclear("No answer came from Stripe.");
        }
        var status = Optional.ofNullable(error.getStatusCode()).orElse(0);
        return switch (status) {
            case 429 -> new ProviderAnswer.NotNow(retryAfter(error), "Stripe is busy.");
            case 401, 403 -> keyRefused(error);
            case 409 -> new ProviderAnswer.Unclear("Stripe is still at work on an earlier call.");
            default ->
                isFinal(error)
                        ? new ProviderAnswer.Refused(
                                Optional.empty(), "Stripe refuses it (%s): %s".formatted(status, said(error)))
                        : new ProviderAnswer.Unclear(
                                "Stripe answered %s, which says nothing of the refund.".formatted(status));
        };
    }

    /**
     * Whether it is what was answered before: Stripe repeats a failure of its own to the same key for a day, and says nothing of
     * what became of the refund in the meantime.
     */
    static boolean isOfEarlierCall(StripeException error) {
        return error instanceof IdempotencyException
                || "true".equals(header(error, "Idempotent-Replayed").orElse(""));
    }

    private static boolean isFinal(StripeException error) {
        var type =
                error.getStripeError() == null ? null : error.getStripeError().getType();
        return error.getStatusCode() < 500 && ("invalid_request_error".equals(type) || "card_error".equals(type));
    }

    private static boolean neverArrived(@Nullable Throwable cause) {
        return cause instanceof ConnectException || cause instanceof HttpConnectTimeoutException;
    }

    private static ProviderAnswer keyRefused(StripeException error) {
        LOG.error(
                "Stripe refuses {}.key ({}, request {}). No refund is sent by it until that is mended.",
                StripeSettings.PREFIX,
                error.getStatusCode(),
                error.getRequestId());
        return new ProviderAnswer.NotNow(ONCE_MENDED, "Stripe refuses the key of this service.");
    }

    private static Duration retryAfter(StripeException error) {
        return header(error, "Retry-After")
                .filter(seconds -> SECONDS.matcher(seconds).matches())
                .map(seconds -> Duration.ofSeconds(Math.max(1, Integer.parseInt(seconds))))
                .orElse(SOON);
    }

    private static Optional<String> header(StripeException error, String name) {
        return Optional.ofNullable(error.getStripeError())
                .flatMap(body -> Optional.ofNullable(body.getLastResponse()))
                .flatMap(response -> response.headers().firstValue(name));
    }

    private static String said(StripeException error) {
        var body = error.getStripeError();
        return plain(
                Optional.ofNullable(body.getCode()).map(code -> code + ", ").orElse("")
                        + Optional.ofNullable(body.getMessage()).orElse("without a reason"));
    }

    /** Words from outside, fit to be kept and shown. */
    private static String plain(String words) {
        var first = words.length() > LONGEST_MESSAGE ? words.substring(0, LONGEST_MESSAGE) : words;
        return UNPRINTABLE.matcher(first).replaceAll(" ");
    }
}
