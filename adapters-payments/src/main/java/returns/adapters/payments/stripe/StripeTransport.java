package returns.adapters.payments.stripe;

import com.stripe.Stripe;
import com.stripe.exception.ApiConnectionException;
import com.stripe.net.HttpClient;
import com.stripe.net.HttpHeaders;
import com.stripe.net.StripeRequest;
import com.stripe.net.StripeResponse;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Sends each call once, and ends it in time whatever the other side does. The library's own client waits for every byte anew,
 * sends a POST again by itself where a connection breaks, and keeps a file in the home folder.
 */
final class StripeTransport extends HttpClient {
    private static final long LONGEST_ANSWER = 8 << 20;

    private final java.net.http.HttpClient client;
    private final Duration timeout;

    StripeTransport(Duration connectTimeout, Duration timeout) {
        this.client = java.net.http.HttpClient.newBuilder()
                .version(java.net.http.HttpClient.Version.HTTP_1_1)
                .connectTimeout(connectTimeout)
                .build();
        this.timeout = timeout;
    }

    @Override
    public StripeResponse request(StripeRequest request) throws ApiConnectionException {
        var running = client.sendAsync(
                written(request), BodyHandlers.limiting(BodyHandlers.ofString(StandardCharsets.UTF_8), LONGEST_ANSWER));
        try {
            return read(running.get(timeout.toMillis(), TimeUnit.MILLISECONDS));
        } catch (ExecutionException e) {
            throw new ApiConnectionException("The connection broke", e.getCause());
        } catch (TimeoutException e) {
            running.cancel(true);
            throw new ApiConnectionException("No answer came in time", e);
        } catch (InterruptedException e) {
            running.cancel(true);
            Thread.currentThread().interrupt();
            throw new ApiConnectionException("The service stops", e);
        }
    }

    private static HttpRequest written(StripeRequest request) {
        var content = request.content();
        var call = HttpRequest.newBuilder(URI.create(request.url().toString()))
                .method(
                        request.method().name(),
                        content == null
                                ? BodyPublishers.noBody()
                                : BodyPublishers.ofByteArray(content.byteArrayContent()))
                .header("User-Agent", "Stripe/v1 JavaBindings/" + Stripe.VERSION);
        if (content != null) {
            call.header("Content-Type", content.contentType());
        }
        request.headers().map().forEach((name, values) -> call.setHeader(name, String.join(",", values)));
        return call.build();
    }

    private static StripeResponse read(HttpResponse<String> answer) {
        return new StripeResponse(
                answer.statusCode(), HttpHeaders.of(answer.headers().map()), answer.body());
    }
}
