package returns.adapters.rest.calls;

import io.micronaut.http.HttpParameters;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import returns.adapters.rest.answers.MayRefuse;
import returns.adapters.rest.answers.Responses;
import returns.application.calls.ListCalls;
import returns.domain.access.Principal;

/** Which tools agents called, for staff. */
@Controller("/tool-calls")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Tool calls", description = "Which tools agents called, and what came of it; for staff")
@MayRefuse
final class ToolCallsController {
    private final ListCalls calls;

    ToolCallsController(ListCalls calls) {
        this.calls = calls;
    }

    @Get
    @Operation(
            operationId = "listToolCalls",
            summary = "List calls of tools, the newest first, page by page: all that have what every given parameter"
                    + " asks for",
            description = "A call is listed a moment after it was answered, and kept for 90 days unless configured"
                    + " otherwise.")
    @CallListParameters
    @Parameter(
            in = ParameterIn.QUERY,
            name = "limit",
            description = "How many at most",
            schema = @Schema(type = "integer", minimum = "1", maximum = "100", defaultValue = "50"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = "cursor",
            description = "The nextCursor of the page before, with the same other parameters; to be taken as it is",
            schema = @Schema(type = "string"))
    @ApiResponse(
            responseCode = "200",
            description = "A page of them",
            content = @Content(schema = @Schema(implementation = ToolCallsDocument.class)))
    HttpResponse<?> list(
            @Parameter(hidden = true) Principal principal, @Parameter(hidden = true) HttpParameters parameters) {
        return Responses.of(
                CallParameters.page(parameters).then(command -> calls.list(principal, command)),
                page -> HttpResponse.ok(ToolCallsDocument.of(page)));
    }

    @Get("/summary")
    @Operation(
            operationId = "summarizeToolCalls",
            summary = "Count the calls of each tool, and how many of them repeated another one")
    @CallListParameters
    @ApiResponse(
            responseCode = "200",
            description = "The counts",
            content = @Content(schema = @Schema(implementation = TalliesDocument.class)))
    HttpResponse<?> summarize(
            @Parameter(hidden = true) Principal principal, @Parameter(hidden = true) HttpParameters parameters) {
        return Responses.of(
                CallParameters.all(parameters).then(filter -> calls.tally(principal, filter)),
                tallies -> HttpResponse.ok(TalliesDocument.of(tallies)));
    }
}
