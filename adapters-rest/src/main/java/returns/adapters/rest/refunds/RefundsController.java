package returns.adapters.rest.refunds;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpParameters;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.parameters.RequestBody;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.MayRefuse;
import returns.adapters.rest.answers.Responses;
import returns.adapters.rest.input.IdempotencyKeys;
import returns.adapters.rest.input.Keyed;
import returns.application.answers.Answer;
import returns.application.input.Written;
import returns.application.refunds.HandleRefund;
import returns.application.refunds.HandleRefund.Command;
import returns.application.refunds.ListDueRefunds;
import returns.application.refunds.ListRefunds;
import returns.application.refunds.ReconcileRefunds;
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
    private final HandleRefund handle;
    private final ListDueRefunds due;
    private final ReconcileRefunds reconcile;

    RefundsController(
            ListRefunds list,
            ShowRefund show,
            HandleRefund handle,
            ListDueRefunds due,
            ReconcileRefunds reconcile) {
        this.list = list;
        this.show = show;
        this.handle = handle;
        this.due = due;
        this.reconcile = reconcile;
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

    @Post("/{id}/cancel")
    @Operation(
            operationId = "cancelRefund",
            summary = "Call a refund off, of which nothing was paid and nothing can be on its way")
    @Keyed
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RefundRequests.Cancel.class)))
    @ApiResponse(
            responseCode = "200",
            description = "The refund after it",
            content = @Content(schema = @Schema(implementation = RefundDocument.class)))
    HttpResponse<?> cancel(
            @Parameter(hidden = true) Principal principal,
            String id,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        return handled(
                principal,
                id,
                headers,
                Written.orMissing(body).as(RefundRequests.Cancel.class, RefundRequests.Cancel::command));
    }

    @Post("/{id}/repayments/{number}/paid")
    @Operation(operationId = "recordPaid", summary = "Record that staff paid it out")
    @Keyed
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RefundRequests.Paid.class)))
    @ApiResponse(
            responseCode = "200",
            description = "The refund after it",
            content = @Content(schema = @Schema(implementation = RefundDocument.class)))
    HttpResponse<?> paid(
            @Parameter(hidden = true) Principal principal,
            String id,
            String number,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        return handled(
                principal,
                id,
                headers,
                RefundParameters.number(number)
                        .then(repayment -> Written.orMissing(body)
                                .as(RefundRequests.Paid.class, (paid, v) -> paid.command(repayment, v))));
    }

    @Post("/{id}/repayments/{number}/not-paid")
    @Operation(operationId = "recordNotPaid", summary = "Record that staff could not pay it out, or that it came back")
    @Keyed
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RefundRequests.NotPaid.class)))
    @ApiResponse(
            responseCode = "200",
            description = "The refund after it",
            content = @Content(schema = @Schema(implementation = RefundDocument.class)))
    HttpResponse<?> notPaid(
            @Parameter(hidden = true) Principal principal,
            String id,
            String number,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        return handled(
                principal,
                id,
                headers,
                RefundParameters.number(number)
                        .then(repayment -> Written.orMissing(body)
                                .as(RefundRequests.NotPaid.class, (failed, v) -> failed.command(repayment, v))));
    }

    @Post("/{id}/repayments/{number}/retry")
    @Operation(operationId = "retryRepayment", summary = "Try again what failed, in the same way or in another")
    @Keyed
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RefundRequests.Retry.class)))
    @ApiResponse(
            responseCode = "200",
            description = "The refund after it",
            content = @Content(schema = @Schema(implementation = RefundDocument.class)))
    HttpResponse<?> retry(
            @Parameter(hidden = true) Principal principal,
            String id,
            String number,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        return handled(
                principal,
                id,
                headers,
                RefundParameters.number(number)
                        .then(repayment -> Written.orMissing(body)
                                .as(RefundRequests.Retry.class, (again, v) -> again.command(repayment, v))));
    }

    private HttpResponse<?> handled(
            Principal principal, String id, HttpHeaders headers, Answer<? extends Command> command) {
        var handled = IdempotencyKeys.in(headers)
                .then(key -> command.then(asked -> RefundParameters.id(id, "refund")
                        .then(refund -> handle.handle(principal, key, refund, asked))));
        return Responses.to(principal, handled, filed -> HttpResponse.ok(RefundDocument.of(filed, principal)));
    }
}
