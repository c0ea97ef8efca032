package returns.adapters.payments.stripe;

import io.micronaut.context.annotation.Requires;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Header;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.adapters.payments.stripe.StripeEvents.Posted;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.changes.StoreUnavailable;
import returns.application.refunds.RecordProviderAnswer;

/**
 * Where Stripe posts its events. Anybody may call: the signature says whether it was Stripe. What is answered 2xx is not posted
 * again, everything else is, for three days; so 2xx is for what is recorded, and for what would never be.
 */
@Controller("/webhooks/stripe")
@Requires(property = StripeSettings.PREFIX + ".webhook-secret", pattern = ".+")
@Requires(beans = StripeSettings.class)
@ExecuteOn(TaskExecutors.BLOCKING)
final class StripeWebhookController {
    private static final Logger LOG = LoggerFactory.getLogger(StripeWebhookController.class);

    /** An event of a refund is some 2 kB. */
    private static final int LONGEST_EVENT = 256 << 10;

    private final StripeEvents events;
    private final RecordProviderAnswer answers;

    StripeWebhookController(StripeEvents events, RecordProviderAnswer answers) {
        this.events = events;
        this.answers = answers;
    }

    @Post(consumes = MediaType.ALL, produces = MediaType.TEXT_PLAIN)
    HttpResponse<String> receive(@Header("Stripe-Signature") @Nullable String signature, @Body byte @Nullable [] body) {
        if (signature == null || body == null) {
            return refused(HttpStatus.BAD_REQUEST, "An event has a body and a signature.");
        }
        if (body.length > LONGEST_EVENT) {
            return refused(HttpStatus.REQUEST_ENTITY_TOO_LARGE, "An event is shorter.");
        }
        return switch (events.read(body, signature)) {
            case Posted.Forged _ -> refused(HttpStatus.BAD_REQUEST, "The signature is not Stripe's, or too old.");
            case Posted.OfAnotherAccount _ -> refused(HttpStatus.FORBIDDEN, "The event is of another account.");
            case Posted.OfNoInterest _ -> HttpResponse.ok("It is of no interest here.");
            case Posted.OfRefund event -> recorded(event);
        };
    }

    private HttpResponse<String> recorded(Posted.OfRefund event) {
        var made = event.made();
        try {
            return switch (answers.record(StripeGateway.NAME, made.attempted(), event.answer())) {
                case Answer.Done<?> _ -> HttpResponse.ok("It is recorded.");
                case Answer.Refused<?>(var refusal) -> notRecorded(event, refusal);
            };
        } catch (StoreUnavailable e) {
            LOG.warn("The database cannot be reached: {}", e.getMessage());
            return refused(HttpStatus.SERVICE_UNAVAILABLE, "The database cannot be reached. Send it again.");
        }
    }

    private static HttpResponse<String> notRecorded(Posted.OfRefund event, Refusal refusal) {
        if (refusal.code() == Code.NOT_FOUND) {
            LOG.warn("Event {}: refund {} is unknown here: {}", event.event(), event.refund(), refusal.detail());
            return HttpResponse.ok("There is no such refund here.");
        }
        LOG.warn("Event {}: refund {} is not recorded: {}", event.event(), event.refund(), refusal.detail());
        return refused(HttpStatus.SERVICE_UNAVAILABLE, "It cannot be recorded now. Send it again.");
    }

    private static HttpResponse<String> refused(HttpStatus status, String why) {
        return HttpResponse.<String>status(status).body(why);
    }
}
