package returns.adapters.rest.refunds;

import io.micronaut.http.HttpParameters;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Put;
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
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.MayRefuse;
import returns.adapters.rest.answers.Responses;
import returns.application.input.Written;
import returns.application.refunds.DecideRefund;
import returns.application.refunds.ListRefunds;
import returns.application.refunds.ShowRefund;
import returns.domain.access.Principal;

/** What waits for a person: each approval is about one exact refund, and has its id. */
@Controller("/approvals")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Approvals", description = "What waits for a person")
@MayRefuse
final class ApprovalsController {
    private final ListRefunds list;
    private final ShowRefund show;
    private final DecideRefund decide;

    ApprovalsController(ListRefunds list, ShowRefund show, DecideRefund decide) {
        this.list = list;
        this.show = show;
        this.decide = decide;
    }

    @Get
    @Operation(operationId = "listApprovals", summary = "List what waits for a person, the oldest first")
    @Parameter(
            name = "cursor",
            in = ParameterIn.QUERY,
            description = "nextCursor of the page before",
            schema = @Schema(type = "string"))
    @Parameter(
            name = "limit",
            in = ParameterIn.QUERY,
            description = "How many at most, 50 unless it is given",
            schema = @Schema(type = "integer", minimum = "1", maximum = "100"))
    @ApiResponse(
            responseCode = "200",
            description = "A page of them",
            content = @Content(schema = @Schema(implementation = ListedRefunds.Approvals.class)))
    HttpResponse<?> list(
            @Parameter(hidden = true) Principal principal, @Parameter(hidden = true) HttpParameters parameters) {
        return Responses.of(
                RefundParameters.waiting(parameters).then(asked -> list.waiting(principal, asked)),
                found -> HttpResponse.ok(ListedRefunds.Approvals.of(found, principal)));
    }

    @Get("/{id}")
    @Operation(operationId = "showApproval", summary = "Show what was decided, or waits to be")
    @ApiResponse(
            responseCode = "200",
            description = "The approval",
            content = @Content(schema = @Schema(implementation = ApprovalDocument.class)))
    HttpResponse<?> show(@Parameter(hidden = true) Principal principal, String id) {
        return Responses.of(
                RefundParameters.id(id, "approval").then(refund -> show.approval(principal, refund)),
                filed -> HttpResponse.ok(ApprovalDocument.of(filed, principal)));
    }

    @Put("/{id}/decision")
    @Operation(
            operationId = "decideApproval",
            summary = "Approve or reject, as a person who neither asked for it nor gets it",
            description = "The same decision again answers the same; another one is refused.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RefundRequests.Decision.class)))
    @ApiResponse(
            responseCode = "200",
            description = "The approval, decided",
            content = @Content(schema = @Schema(implementation = ApprovalDocument.class)))
    HttpResponse<?> decide(
            @Parameter(hidden = true) Principal principal,
            String id,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var decided = RefundParameters.id(id, "approval")
                .then(refund -> Written.orMissing(body)
                        .as(RefundRequests.Decision.class, RefundRequests.Decision::command)
                        .then(command -> decide.decide(principal, refund, command)));
        return Responses.to(principal, decided, filed -> HttpResponse.ok(ApprovalDocument.of(filed, principal)));
    }
}
