package returns.adapters.rest.refunds;

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
import returns.application.refunds.ListDueRefunds;
import returns.application.refunds.ReconcileRefunds;
import returns.domain.access.Principal;

/** The books of refunds: what has to be paid soon, and whether the providers saw what was sent. */
@Controller("/refunds")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Refunds", description = "What returns come to in money")
@MayRefuse
final class RefundBooksController {
    private final ListDueRefunds due;
    private final ReconcileRefunds reconcile;

    RefundBooksController(ListDueRefunds due, ReconcileRefunds reconcile) {
        this.due = due;
        this.reconcile = reconcile;
    }

    @Get("/due")
    @Operation(operationId = "listDueRefunds", summary = "List which customers have to be paid back soon, by law")
    @Parameter(
            in = ParameterIn.QUERY,
            name = "days",
            description = "How far to look ahead, 3 unless it is given",
            schema = @Schema(type = "integer", minimum = "0", maximum = "30"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = "limit",
            description = "How many at most, 50 unless it is given",
            schema = @Schema(type = "integer", minimum = "1", maximum = "100"))
    @ApiResponse(
            responseCode = "200",
            description = "The returns, the earliest deadline first",
            content = @Content(schema = @Schema(implementation = DueDocument.class)))
    HttpResponse<?> due(
            @Parameter(hidden = true) Principal principal, @Parameter(hidden = true) HttpParameters parameters) {
        return Responses.of(
                RefundParameters.due(parameters).then(command -> due.list(principal, command)),
                returns -> HttpResponse.ok(DueDocument.of(returns)));
    }

    @Get("/reconciliation")
    @Operation(
            operationId = "reconcileRefunds",
            summary = "Compare what was sent on a day (UTC) with what the providers saw on it")
    @Parameter(
            in = ParameterIn.QUERY,
            name = "day",
            required = true,
            description = "The day",
            schema = @Schema(type = "string", format = "date"))
    @ApiResponse(
            responseCode = "200",
            description = "The differences",
            content = @Content(schema = @Schema(implementation = ReconciliationDocument.class)))
    HttpResponse<?> reconcile(
            @Parameter(hidden = true) Principal principal, @Parameter(hidden = true) HttpParameters parameters) {
        return Responses.of(
                RefundParameters.day(parameters).then(day -> reconcile.compare(principal, day)),
                found -> HttpResponse.ok(ReconciliationDocument.of(found)));
    }
}
