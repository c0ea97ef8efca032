package returns.adapters.tools.mcp;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.swagger.v3.oas.annotations.Hidden;
import org.jspecify.annotations.Nullable;
import returns.application.input.Written;
import returns.domain.access.Principal;

/** The tools over the Model Context Protocol: each POST is one message, and what it asks for is one JSON answer. */
@Hidden
@Controller("/mcp")
@ExecuteOn(TaskExecutors.BLOCKING)
final class McpController {
    private static final String VERSION = "MCP-Protocol-Version";

    private final Protocol protocol;
    private final HostMeta host;

    McpController(Protocol protocol, HostMeta host) {
        this.protocol = protocol;
        this.host = host;
    }

    @Post
    HttpResponse<byte[]> receive(Principal principal, HttpHeaders headers, @Body @Nullable Written body) {
        var message = Message.of(Written.orMissing(body));
        if (!isSpoken(headers, message)) {
            return Answers.refused(
                    HttpStatus.BAD_REQUEST,
                    null,
                    ErrorCodes.INVALID_REQUEST,
                    VERSION + " must be one of " + String.join(", ", Protocol.VERSIONS) + ".");
        }
        return switch (message) {
            case Message.Request request ->
                Answers.to(protocol.answer(request, params -> call(principal, headers, params)));
            case Message.Notification _ -> HttpResponse.accepted();
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

    /** Whoever initializes has yet to agree on a version; whoever names none speaks one that differs in nothing told here. */
    private static boolean isSpoken(HttpHeaders headers, Message message) {
        var initializes =
                message instanceof Message.Request request && request.method().equals(McpSchema.METHOD_INITIALIZE);
        return initializes || Protocol.VERSIONS.containsAll(headers.getAll(VERSION));
    }
}
