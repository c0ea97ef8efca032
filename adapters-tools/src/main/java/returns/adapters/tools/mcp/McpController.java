package returns.adapters.tools.mcp;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.modelcontextprotocol.spec.McpSchema;
import io.swagger.v3.oas.annotations.Hidden;
import org.jspecify.annotations.Nullable;
import returns.application.input.Written;
import returns.application.tools.Grant;
import returns.domain.access.Principal;

/** The tools over the Model Context Protocol: each POST is one message, and what it asks for is one JSON answer. */
@Hidden
@Controller("/mcp")
@ExecuteOn(TaskExecutors.BLOCKING)
final class McpController {
    private final Protocol protocol;
    private final ModernProtocol modern;
    private final HostMeta host;

    McpController(Protocol protocol, ModernProtocol modern, HostMeta host) {
        this.protocol = protocol;
        this.modern = modern;
        this.host = host;
    }

    @Post
    HttpResponse<byte[]> receive(HttpRequest<?> http, Principal principal, Grant grant, @Body @Nullable Written body) {
        var headers = http.getHeaders();
        var host = new HostRequest(http, grant, params -> call(principal, headers, params));
        return switch (Message.of(Written.orMissing(body))) {
            case Message.Request request
            when ModernProtocol.isSpokenBy(request, headers) -> modern.answer(request, host);
            case Message.Request request
            when initializes(request) || isSpoken(headers) -> Answers.to(protocol.answer(request, host));
            case Message.Request request -> Answers.refused(request.id(), unsupported(headers));
            case Message.Notification _ when isSpoken(headers) -> HttpResponse.accepted();
            case Message.Notification _ -> Answers.refused(null, unsupported(headers));
            case Message.Invalid(var id, var code, var why) -> Answers.refused(HttpStatus.BAD_REQUEST, id, code, why);
        };
    }

    private HostCall call(Principal principal, HttpHeaders headers, CallParams params) {
        return new HostCall(
                principal,
                host.conversation(headers, params.meta()),
                host.toolCall(headers, params.meta()),
                Written.of(params.arguments()));
    }

    /** Whoever initializes has yet to agree on a version. */
    private static boolean initializes(Message.Request request) {
        return request.method().equals(McpSchema.METHOD_INITIALIZE);
    }

    /** Whoever names no version speaks one that differs in nothing told here. */
    private static boolean isSpoken(HttpHeaders headers) {
        return ModernProtocol.VERSIONS.containsAll(headers.getAll(MirroredHeaders.VERSION));
    }

    private static ProtocolError unsupported(HttpHeaders headers) {
        return ProtocolError.unsupportedVersion(String.join(", ", headers.getAll(MirroredHeaders.VERSION)));
    }
}
