package returns.adapters.tools;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.QueryValue;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.parameters.RequestBody;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.RefusedException;
import returns.application.answers.Retry;
import returns.application.answers.Validation;
import returns.application.input.Written;
import returns.application.tools.Grant;
import returns.application.tools.Tool;
import returns.application.tools.ToolCall;
import returns.application.tools.ToolCatalogue;
import returns.domain.Term;
import returns.domain.access.Principal;

/** Tools, for the hosts of agents. */
@Controller("/tools")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Tools", description = "What agents can call: the model writes the body, its host the headers")
@ApiResponse(
        responseCode = "4XX",
        description = "Why it was not done, and what to do next",
        content =
                @Content(
                        mediaType = "application/problem+json",
                        schema = @Schema(ref = "#/components/schemas/Problem")))
final class ToolsController {
    private final ToolCatalogue catalogue;
    private final ToolRunner runner;
    private final Map<String, ToolDocument> documents;

    ToolsController(ToolCatalogue catalogue, ToolRunner runner) {
        this.catalogue = catalogue;
        this.runner = runner;
        var schemas = new Schemas();
        this.documents = catalogue.tools().stream()
                .collect(Collectors.toMap(Tool::name, tool -> ToolDocument.of(tool, schemas)));
    }

    @Get
    @Operation(
            operationId = "listTools",
            summary = "List the tools that the token covers",
            description =
                    "With the JSON Schema of their arguments and results, to be given to a model; or in the shape in"
                            + " which the interface of a model takes them.")
    @ApiResponse(
            responseCode = "200",
            description = "The tools",
            content = @Content(schema = @Schema(implementation = ToolDocument.All.class)))
    HttpResponse<?> list(
            @Parameter(hidden = true) Grant grant,
            @Parameter(
                            description = "The shape of another interface, for its request's tools",
                            schema = @Schema(allowableValues = {"openai", "anthropic"}))
                    @QueryValue
                    @Nullable
                    String format) {
        var covered = new ToolDocument.All(catalogue.tools().stream()
                .filter(grant::covers)
                .map(tool -> documents.get(tool.name()))
                .toList());
        if (format == null) {
            return HttpResponse.ok(covered);
        }
        var v = new Validation();
        var known = v.optional("format", format, written -> Term.of(ToolFormat.class, written));
        return switch (v.whole(known::orElseThrow)) {
            case Answer.Done<ToolFormat>(var shape, var _) -> HttpResponse.ok(shape.of(covered));
            case Answer.Refused<ToolFormat>(var refusal) -> throw new RefusedException(refusal);
        };
    }

    @Post("/{name}")
    @Operation(
            operationId = "callTool",
            summary = "Call a tool",
            description = "The body is what the model wrote, as the tool's inputSchema says. The same call again has no"
                    + " further effect: a key is derived from what it acts on, in its conversation.",
            parameters = {
                @Parameter(
                        in = ParameterIn.HEADER,
                        name = HostHeaders.CONVERSATION_ID,
                        description = "The conversation, as the host names it",
                        schema = @Schema(type = "string")),
                @Parameter(
                        in = ParameterIn.HEADER,
                        name = HostHeaders.TOOL_CALL_ID,
                        description = "The id of this call, for the log",
                        schema = @Schema(type = "string"))
            })
    @RequestBody(required = true, content = @Content(schema = @Schema(type = "object")))
    @ApiResponse(
            responseCode = "200",
            description = "The result, as the tool's outputSchema says",
            content = @Content(schema = @Schema(type = "object")))
    HttpResponse<?> call(
            @Parameter(hidden = true) Principal principal,
            @Parameter(hidden = true) Grant grant,
            String name,
            @Parameter(hidden = true) HttpRequest<?> request,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var conversation = HostHeaders.conversation(request.getHeaders());
        var toolCall = HostHeaders.toolCall(request.getHeaders());
        var known = catalogue.find(name);
        var answer = conversation
                .then(named -> known.map(Answer::<Tool<?, ?>>done)
                        .orElseGet(() -> Answer.refused(unknown()))
                        .then(tool -> Scopes.covered(request, grant, tool))
                        .map(tool -> new Reached(tool, new ToolCall(principal, named))))
                .refusing(refusal -> runner.refused(known, principal, conversation, toolCall, refusal))
                .then(reached -> call(reached.tool, reached.host, toolCall, Written.orMissing(body)));
        return switch (answer) {
            case Answer.Done<byte[]>(var result, var replayed) -> {
                var response = HttpResponse.ok(result);
                yield replayed ? response.header("Idempotency-Replayed", "true") : response;
            }
            case Answer.Refused<byte[]>(var refusal) -> throw new RefusedException(refusal);
        };
    }

    private record Reached(Tool<?, ?> tool, ToolCall host) {}

    private <A extends Record, R extends Record> Answer<byte[]> call(
            Tool<A, R> tool, ToolCall host, Optional<String> toolCall, Written body) {
        return runner.run(tool, host, toolCall, body).map(Results::json);
    }

    private Refusal unknown() {
        var names = catalogue.tools().stream().map(Tool::name).collect(Collectors.joining(", "));
        return Refusal.of(
                Code.NOT_FOUND,
                Retry.CHANGED,
                "There is no tool of that name.",
                "Nothing was done. The tools are " + names + ".");
    }
}
