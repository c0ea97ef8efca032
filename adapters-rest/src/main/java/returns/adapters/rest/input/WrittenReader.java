package returns.adapters.rest.input;

import io.micronaut.core.annotation.Order;
import io.micronaut.core.io.buffer.ByteBuffer;
import io.micronaut.core.io.buffer.ReferenceCounted;
import io.micronaut.core.order.Ordered;
import io.micronaut.core.type.Argument;
import io.micronaut.core.type.Headers;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.body.TypedMessageBodyReader;
import io.micronaut.http.codec.CodecException;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import returns.application.input.Written;

/** Gives controllers the body as {@link Written}. */
@Singleton
@Consumes(MediaType.APPLICATION_JSON)
@Order(Ordered.HIGHEST_PRECEDENCE)
final class WrittenReader implements TypedMessageBodyReader<Written> {
    @Override
    public Argument<Written> getType() {
        return Argument.of(Written.class);
    }

    @Override
    public Written read(Argument<Written> type, @Nullable MediaType mediaType, Headers headers, ByteBuffer<?> body) {
        try {
            return read(mediaType, headers, body.toByteArray());
        } finally {
            if (body instanceof ReferenceCounted counted) {
                counted.release();
            }
        }
    }

    @Override
    public Written read(Argument<Written> type, @Nullable MediaType mediaType, Headers headers, InputStream body) {
        try {
            return read(mediaType, headers, body.readAllBytes());
        } catch (IOException e) {
            throw new CodecException("the body cannot be read", e);
        }
    }

    /** Routes refuse other media types; one that is none comes this far as if there were none. */
    private static Written read(@Nullable MediaType mediaType, Headers headers, byte[] body) {
        var named = headers.get(HttpHeaders.CONTENT_TYPE);
        return mediaType == null && named != null && !named.isBlank()
                ? Written.unreadable(NotJson.refusal())
                : StrictJson.read(body);
    }
}
