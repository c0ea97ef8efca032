package returns.adapters.tools.mcp;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import returns.application.answers.RefusedException;

/**
 * Revision 2026-07-28 of the protocol: no handshake, for each request says in its own {@code _meta} which version it speaks and
 * what its client can do. Tools are listed and called as before, on the SDK's server; this is what lies around it until the
 * SDK speaks the revision itself: the classes that begin with Modern, {@link MirroredHeaders}, and a line in the controller.
 *
 * <p>Nothing here asks anything of a client, so no capability is ever missing (-32021), and nothing is subscribed to.
 */
@Singleton
final class ModernProtocol {
    static final String VERSION = "2026-07-28";

    /** The versions that are spoken by anybody here, the newest first. */
    static final List<String> VERSIONS = Stream.concat(Stream.of(VERSION), Protocol.VERSIONS.reversed().stream())
            .toList();

    private static final String DISCOVER = "server/discover";
    private static final String META_VERSION = "io.modelcontextprotocol/protocolVersion";
    private static final String META_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

    private final Protocol protocol;

    ModernProtocol(Protocol protocol) {
        this.protocol = protocol;
    }

    /**
     * Whether a request is one of this revision: it says its version itself, or should have, by what the header says. Who
     * initializes without saying so speaks an earlier one.
     */
    static boolean isSpokenBy(Message.Request request, HttpHeaders headers) {
        return meta(request).containsKey(META_VERSION)
                || (headers.getAll(MirroredHeaders.VERSION).contains(VERSION)
                        && !request.method().equals(McpSchema.METHOD_INITIALIZE));
    }

    /**
     * Answers a request of a host.
     *
     * @throws RefusedException if it calls a tool that its token does not cover
     */
    HttpResponse<byte[]> answer(Message.Request request, HostRequest host) {
        if (!(meta(request).get(META_VERSION) instanceof String version)) {
            return Answers.refused(request.id(), ProtocolError.invalidParams("_meta must say " + META_VERSION + "."));
        }
        var mirrored = new MirroredHeaders(host.http().getHeaders());
        var contradicting = mirrored.contradicting(MirroredHeaders.VERSION, version);
        if (contradicting.isEmpty() && Protocol.VERSIONS.contains(version)) {
            return Answers.to(protocol.answer(request, host));
        }
        return contradicting
                .or(() -> unsupported(version))
                .or(() -> contradicting(request, mirrored))
                .or(() -> withoutCapabilities(request))
                .map(error -> Answers.refused(request.id(), error))
                .orElseGet(() -> answered(request, host));
    }

    private static Map<String, @Nullable Object> meta(Message.Request request) {
        return request.params().get("_meta") instanceof Map<?, ?> meta ? Message.object(meta) : Map.of();
    }

    private static Optional<ProtocolError> unsupported(String version) {
        return version.equals(VERSION) ? Optional.empty() : Optional.of(ProtocolError.unsupportedVersion(version));
    }

    private static Optional<ProtocolError> contradicting(Message.Request request, MirroredHeaders mirrored) {
        var method = mirrored.contradicting(MirroredHeaders.METHOD, request.method());
        return request.method().equals(McpSchema.METHOD_TOOLS_CALL)
                        && request.params().get("name") instanceof String tool
                ? method.or(() -> mirrored.contradictingEncoded(MirroredHeaders.NAME, tool))
                : method;
    }

    private static Optional<ProtocolError> withoutCapabilities(Message.Request request) {
        return meta(request).get(META_CAPABILITIES) instanceof Map<?, ?>
                ? Optional.empty()
                : Optional.of(ProtocolError.invalidParams("_meta must say " + META_CAPABILITIES + ", an object."));
    }

    private HttpResponse<byte[]> answered(Message.Request request, HostRequest host) {
        return switch (request.method()) {
            case DISCOVER -> Answers.to(JSONRPCResponse.result(request.id(), ModernResult.discovered()));
            case McpSchema.METHOD_TOOLS_LIST ->
                Answers.to(answered(protocol.answer(request, host), ModernResult::cacheable));
            case McpSchema.METHOD_TOOLS_CALL ->
                Answers.to(answered(protocol.answer(request, host), ModernResult::complete));
            default ->
                Answers.refused(
                        request.id(),
                        ProtocolError.methodNotFound("There are " + DISCOVER + ", " + McpSchema.METHOD_TOOLS_LIST
                                + " and " + McpSchema.METHOD_TOOLS_CALL + ", and nothing else."));
        };
    }

    private static JSONRPCResponse answered(JSONRPCResponse answer, Function<Object, Map<String, Object>> written) {
        return answer.result() == null ? answer : JSONRPCResponse.result(answer.id(), written.apply(answer.result()));
    }
}
