package returns.adapters.payments.stripe;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.InstantSource;
import java.util.Optional;
import returns.adapters.payments.fake.FakeEvents;

/** Posts to the webhook as Stripe does, or as somebody who is not Stripe. */
record Webhook(URI address, FakeEvents events, InstantSource clock) {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    /** The status that a body is answered with, which is signed now. */
    int post(String body) {
        return post(body, events.signature(body, clock.instant().getEpochSecond()));
    }

    int post(String body, String signature) {
        return post(body, Optional.of(signature));
    }

    int postUnsigned(String body) {
        return post(body, Optional.empty());
    }

    private int post(String body, Optional<String> signature) {
        var request = HttpRequest.newBuilder(address)
                .header("Content-Type", "application/json; charset=utf-8")
                .POST(BodyPublishers.ofString(body));
        signature.ifPresent(said -> request.header("Stripe-Signature", said));
        try {
            return CLIENT.send(request.build(), BodyHandlers.discarding()).statusCode();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
