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
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import returns.adapters.rest.answers.MayRefuse;
import returns.adapters.rest.answers.Responses;
import returns.application.refunds.ListRefunds;
import returns.application.refunds.ShowRefund;
import returns.domain.access.Principal;

/** Refunds: what was asked for, and what became of the money. */
@Controller("/refunds")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Refunds", description = "What returns come to in money")
@MayRefuse
final class RefundsController {
    private final ListRefunds list;
    private final ShowRefund show;

    RefundsController(ListRefunds list, ShowRefund show) {
        this.list = list;
        this.show = show;
    }

    @Get
    @Operation(
            operationId = "listRefunds",
            summary = "List refunds, the newest first: all that have what every given parameter asks for")
    @Parameter(
            in = ParameterIn.QUERY,
            name = "status",
            description = "In any of these states",
            array = @ArraySchema(schema = @Schema(type = "string", example = "failed")))
    @Parameter(
            in = ParameterIn.QUERY,
            name = "gateway",
            description = "Paid in this way, or part of it",
            schema = @Schema(type = "string"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = "orderNumber",
            description = "Of this order",
            schema = @Schema(type = "string"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = "sentFrom",
            description = "Sent then or later, or part of it",
            schema = @Schema(type = "string", format = "date-time"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = "sentBefore",
            description = "Sent before then, or part of it",
            schema = @Schema(type = "string", format = "date-time"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = "cursor",
            description = "nextCursor of the page before",
            schema = @Schema(type = "string"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = "limit",
            description = "How many at most, 50 unless it is given",
            schema = @Schema(type = "integer", minimum = "1", maximum = "100"))
    @ApiResponse(
            responseCode = "200",
            description = "A page of them",
            content = @Content(schema = @Schema(implementation = ListedRefunds.Refunds.class)))
    HttpResponse<?> list(
            @Parameter(hidden = true) Principal principal, @Parameter(hidden = true) HttpParameters parameters) {
        return Responses.of(
                RefundParameters.list(parameters).then(command -> list.list(principal, command)),
                page -> HttpResponse.ok(ListedRefunds.Refunds.of(page, principal)));
    }

    @Get("/{id}")
    @Operation(operationId = "showRefund", summary = "Show a refund as it is now")
    @ApiResponse(
            responseCode = "200",
            description = "The refund",
            content = @Content(schema = @Schema(implementation = RefundDocument.class)))
    HttpResponse<?> show(@Parameter(hidden = true) Principal principal, String id) {
        return Responses.of(
                RefundParameters.id(id, "refund").then(refund -> show.show(principal, refund)),
                filed -> HttpResponse.ok(RefundDocument.of(filed, principal)));
    }
}
