package returns.adapters.rest.returns;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.parameters.RequestBody;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.MayRefuse;
import returns.adapters.rest.answers.ReturnDocument;
import returns.adapters.rest.input.IdempotencyKeys;
import returns.adapters.rest.input.IfMatch;
import returns.adapters.rest.input.Keyed;
import returns.adapters.rest.input.OnAVersion;
import returns.adapters.rest.input.ReturnRefs;
import returns.application.answers.Answer;
import returns.application.input.Written;
import returns.application.returns.HandleReturn;
import returns.application.returns.HandleReturn.Command;
import returns.domain.access.Principal;

/** What staff do to a return: each once for its key, on the version that they have seen. */
@Controller("/returns/{numberOrId}")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Handling", description = "What staff do to returns")
@ApiResponse(
        responseCode = "200",
        description = "The return after it",
        content = @Content(schema = @Schema(implementation = ReturnDocument.class)))
@MayRefuse
final class HandlingController {
    private final HandleReturn handle;

    HandlingController(HandleReturn handle) {
        this.handle = handle;
    }

    @Post("/approve")
    @Operation(operationId = "approveReturn", summary = "Let the goods be sent")
    @Keyed
    @OnAVersion
    HttpResponse<?> approve(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        return handled(principal, numberOrId, headers, Written.nothing(body).map(_ -> new Command.Approve()));
    }

    @Post("/decline")
    @Operation(operationId = "declineReturn", summary = "Do not take the goods back")
    @Keyed
    @OnAVersion
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = HandlingRequests.Because.class)))
    HttpResponse<?> decline(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var command = Written.orMissing(body).as(HandlingRequests.Because.class, HandlingRequests.Because::declined);
        return handled(principal, numberOrId, headers, command);
    }

    @Post("/receive")
    @Operation(operationId = "receiveReturn", summary = "Record what arrived; several times, if it came in parts")
    @Keyed
    @OnAVersion
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = HandlingRequests.Receive.class)))
    HttpResponse<?> receive(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var command = Written.orMissing(body).as(HandlingRequests.Receive.class, HandlingRequests.Receive::command);
        return handled(principal, numberOrId, headers, command);
    }

    @Post("/inspect")
    @Operation(operationId = "inspectReturn", summary = "Accept or reject received units")
    @Keyed
    @OnAVersion
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = HandlingRequests.Inspect.class)))
    HttpResponse<?> inspect(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var command = Written.orMissing(body).as(HandlingRequests.Inspect.class, HandlingRequests.Inspect::command);
        return handled(principal, numberOrId, headers, command);
    }

    @Post("/settle")
    @Operation(
            operationId = "settleReturn",
            summary = "Record that accepted units were paid for or exchanged elsewhere")
    @Keyed
    @OnAVersion
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = HandlingRequests.Settle.class)))
    HttpResponse<?> settle(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var command = Written.orMissing(body).as(HandlingRequests.Settle.class, HandlingRequests.Settle::command);
        return handled(principal, numberOrId, headers, command);
    }

    @Post("/close")
    @Operation(operationId = "closeReturn", summary = "Say that nothing is left to do")
    @Keyed
    @OnAVersion
    HttpResponse<?> close(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        return handled(principal, numberOrId, headers, Written.nothing(body).map(_ -> new Command.Close()));
    }

    @Post("/reopen")
    @Operation(operationId = "reopenReturn", summary = "Open a closed return again")
    @Keyed
    @OnAVersion
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = HandlingRequests.Because.class)))
    HttpResponse<?> reopen(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var command = Written.orMissing(body).as(HandlingRequests.Because.class, HandlingRequests.Because::reopened);
        return handled(principal, numberOrId, headers, command);
    }

    private HttpResponse<?> handled(
            Principal principal, String numberOrId, HttpHeaders headers, Answer<? extends Command> command) {
        var handled = IdempotencyKeys.in(headers)
                .then(key -> IfMatch.in(headers)
                        .then(precondition -> command.then(asked -> ReturnRefs.of(numberOrId)
                                .then(ref -> handle.handle(principal, key, ref, precondition, asked)))));
        return ReturnsController.shown(principal, handled);
    }
}
