package returns.adapters.rest.refunds;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import returns.adapters.rest.answers.ProblemDocument;
import returns.adapters.rest.answers.Responses;
import returns.adapters.rest.input.ReturnRefs;
import returns.application.refunds.PreviewRefund;
import returns.domain.access.Principal;

/** What returns come to in money. */
@Controller("/returns/{numberOrId}")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Refunds", description = "What returns come to in money")
@ApiResponse(
        responseCode = "4XX",
        description = "Why it was not done, and what to do next",
        content =
                @Content(
                        mediaType = ProblemDocument.MEDIA_TYPE,
                        schema = @Schema(implementation = ProblemDocument.class)))
final class RefundsController {
    private final PreviewRefund preview;

    RefundsController(PreviewRefund preview) {
        this.preview = preview;
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
}
