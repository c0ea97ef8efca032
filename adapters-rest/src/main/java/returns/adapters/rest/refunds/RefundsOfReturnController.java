package returns.adapters.rest.refunds;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.MayRefuse;
import returns.adapters.rest.answers.Responses;
import returns.adapters.rest.input.IdempotencyKeys;
import returns.adapters.rest.input.IfMatch;
import returns.adapters.rest.input.Keyed;
import returns.adapters.rest.input.OnAVersion;
import returns.adapters.rest.input.ReturnRefs;
import returns.application.input.Written;
import returns.application.refunds.PreviewRefund;
import returns.application.refunds.RequestRefund;
import returns.domain.access.Principal;

/** What returns come to in money. */
@Controller("/returns/{numberOrId}")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Refunds", description = "What returns come to in money")
@MayRefuse
final class RefundsOfReturnController {
    private final PreviewRefund preview;
    private final RequestRefund request;

    RefundsOfReturnController(PreviewRefund preview, RequestRefund request) {
        this.preview = preview;
        this.request = request;
    }

    @Get("/refund-preview")
    @Operation(operationId = "previewRefund", summary = "Show what a return comes to in money, and why")
    @ApiResponse(
            responseCode = "200",
            description = "The amounts",
            content = @Content(schema = @Schema(implementation = RefundPreviewDocument.class)))
    HttpResponse<?> preview(@Parameter(hidden = true) Principal principal, String numberOrId) {
        return Responses.of(
                ReturnRefs.of(numberOrId).then(ref -> preview.preview(principal, ref)),
                plan -> HttpResponse.ok(RefundPreviewDocument.of(plan)));
    }

    @Post("/refunds")
    @Operation(
            operationId = "requestRefund",
            summary = "Ask for the money that the accepted units are owed",
            description =
                    "Each unit is in one refund: asked again while nothing more is owed, the answer is the refund that"
                            + " there is. Where the policy demands it, a person decides before anything is paid.")
    @Keyed
    @OnAVersion
    @ApiResponse(
            responseCode = "201",
            description = "The refund",
            content = @Content(schema = @Schema(implementation = RefundDocument.class)),
            headers =
                    @Header(
                            name = HttpHeaders.LOCATION,
                            description = "Where the refund is",
                            schema = @Schema(type = "string")))
    HttpResponse<?> request(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var requested = IdempotencyKeys.in(headers)
                .then(key -> IfMatch.in(headers)
                        .then(precondition -> Written.nothing(body)
                                .then(_ -> ReturnRefs.of(numberOrId))
                                .then(ref -> request.request(principal, key, ref, precondition))));
        return Responses.to(
                principal,
                requested,
                filed -> HttpResponse.created(
                        RefundDocument.of(filed, principal),
                        URI.create("/refunds/" + filed.refund().id())));
    }
}
