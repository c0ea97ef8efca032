package returns.adapters.payments.stripe;

import com.stripe.StripeClient;
import com.stripe.exception.StripeException;
import com.stripe.model.Refund;
import com.stripe.model.StripeCollection;
import com.stripe.net.RequestOptions;
import com.stripe.param.RefundCreateParams;
import com.stripe.param.RefundListParams;
import com.stripe.service.RefundService;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import returns.application.refunds.Payout;

/** Refunds at Stripe: made, and looked up. Each call is made once; whoever asks decides whether to ask again. */
final class StripeRefunds {
    private static final long PAGE = 100;

    private final RefundService refunds;

    StripeRefunds(StripeSettings settings) {
        this.refunds = StripeClient.builder()
                .setApiKey(settings.key())
                .setApiBase(settings.baseUrl().replaceFirst("/+$", ""))
                .setStripeAccount(settings.account().isEmpty() ? null : settings.account())
                .setMaxNetworkRetries(0)
                .setHttpClient(new StripeTransport(settings.connectTimeout(), settings.timeout()))
                .build()
                .v1()
                .refunds();
    }

    /** Makes it; or finds it, if the key was sent before. */
    Refund create(Payout payout, StripePayment payment, StripeAmount amount) throws StripeException {
        var asked =
                RefundCreateParams.builder().setAmount(amount.units()).putAllMetadata(RefundMetadata.written(payout));
        return refunds.create(
                (payment.isCharge() ? asked.setCharge(payment.id()) : asked.setPaymentIntent(payment.id())).build(),
                RequestOptions.builder().setIdempotencyKey(payout.key()).build());
    }

    Refund retrieve(String id) throws StripeException {
        return refunds.retrieve(id);
    }

    /** All of that payment. */
    List<Refund> of(StripePayment payment) throws StripeException {
        var asked = RefundListParams.builder().setLimit(PAGE);
        return all(refunds.list(
                (payment.isCharge() ? asked.setCharge(payment.id()) : asked.setPaymentIntent(payment.id())).build()));
    }

    /** All that were made on that day (UTC). */
    List<Refund> on(LocalDate day) throws StripeException {
        return all(refunds.list(RefundListParams.builder()
                .setLimit(PAGE)
                .setCreated(RefundListParams.Created.builder()
                        .setGte(day.atStartOfDay(ZoneOffset.UTC).toEpochSecond())
                        .setLt(day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toEpochSecond())
                        .build())
                .build()));
    }

    /** This page and those that follow. */
    private static List<Refund> all(StripeCollection<Refund> first) throws StripeException {
        var found = new ArrayList<Refund>();
        try {
            first.autoPagingIterable().forEach(found::add);
        } catch (RuntimeException e) {
            // the iterator wraps what a later page fails with
            if (e.getCause() instanceof StripeException cause) {
                throw cause;
            }
            throw e;
        }
        return found;
    }
}
