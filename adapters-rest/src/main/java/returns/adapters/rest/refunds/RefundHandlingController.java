package returns.adapters.rest.refunds;

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
import returns.adapters.rest.answers.Responses;
import returns.adapters.rest.input.IdempotencyKeys;
import returns.adapters.rest.input.Keyed;
import returns.application.answers.Answer;
import returns.application.input.Written;
import returns.application.refunds.HandleRefund;
import returns.application.refunds.HandleRefund.Command;
import returns.domain.access.Principal;

/** What staff do to a refund, each once for its key. */
@Controller("/refunds/{id}")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Refunds", description = "What returns come to in money")
@ApiResponse(
        responseCode = "200",
        description = "The refund after it",
        content = @Content(schema = @Schema(implementation = RefundDocument.class)))
@MayRefuse
final class RefundHandlingController {
    private final HandleRefund handle;

    RefundHandlingController(HandleRefund handle) {
        this.handle = handle;
    }

    @Post("/cancel")
    @Operation(
            operationId = "cancelRefund",
            summary = "Call a refund off, of which nothing was paid and nothing can be on its way")
    @Keyed
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RefundRequests.Cancel.class)))
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

    @Post("/repayments/{number}/paid")
    @Operation(operationId = "recordPaid", summary = "Record that staff paid it out")
    @Keyed
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RefundRequests.Paid.class)))
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

    @Post("/repayments/{number}/not-paid")
    @Operation(operationId = "recordNotPaid", summary = "Record that staff could not pay it out, or that it came back")
    @Keyed
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RefundRequests.NotPaid.class)))
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

    @Post("/repayments/{number}/retry")
    @Operation(operationId = "retryRepayment", summary = "Try again what failed, in the same way or in another")
    @Keyed
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = RefundRequests.Retry.class)))
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
