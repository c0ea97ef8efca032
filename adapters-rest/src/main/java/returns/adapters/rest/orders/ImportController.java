package returns.adapters.rest.orders;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Consumes;
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
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.MayRefuse;
import returns.adapters.rest.answers.Responses;
import returns.adapters.rest.input.JsonLines;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.orders.ImportOrders;
import returns.domain.access.Principal;

/** Orders, many at once. */
@Controller("/orders/import")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Orders")
@MayRefuse
final class ImportController {
    private static final String NDJSON = "application/x-ndjson";
    private static final Set<String> TAKEN = Set.of(NDJSON, "application/ndjson");

    private final ImportOrders imports;
    private final ImportAnswers answers;

    ImportController(ImportOrders imports, ImportAnswers answers) {
        this.imports = imports;
        this.answers = answers;
    }

    @Post
    @Consumes(MediaType.ALL)
    @Operation(
            operationId = "importOrders",
            summary = "Take snapshots of orders, one a line",
            description =
                    "Each line is taken as if it were put by itself, and the import can be repeated: what is on file"
                            + " stays. The answer comes while the lines are read, so read it while you send them. It"
                            + " has one line for each that was refused, and last the counts; without those, the import"
                            + " broke off: send all of it again.")
    @RequestBody(
            required = true,
            content = @Content(mediaType = NDJSON, schema = @Schema(implementation = OrderDocument.class)))
    @ApiResponse(
            responseCode = "200",
            description = "The lines that were refused, and the counts",
            content =
                    @Content(
                            mediaType = NDJSON,
                            schema = @Schema(oneOf = {ImportDocument.RefusedLine.class, ImportDocument.Counts.class})))
    HttpResponse<?> importOrders(
            @Parameter(hidden = true) Principal principal,
            HttpRequest<?> request,
            @Parameter(hidden = true) @Body @Nullable InputStream body)
            throws IOException {
        var lines = body == null ? InputStream.nullInputStream() : body;
        var begun = ndjson(request).then(_ -> imports.begin(principal));
        var running = switch (begun) {
            case Answer.Done<ImportOrders.Batches>(var batches, var _) ->
                JsonLines.of(lines).map(read -> new OrderImport(batches, read));
            case Answer.Refused<ImportOrders.Batches>(var refusal) -> Answer.<OrderImport>refused(refusal);
        };
        if (running instanceof Answer.Refused<?>) {
            lines.close();
        }
        return Responses.of(
                running, run -> HttpResponse.ok(answers.of(request, run, lines)).contentType(NDJSON));
    }

    private static Answer<String> ndjson(HttpRequest<?> request) {
        return request.getContentType()
                .map(MediaType::getName)
                .filter(TAKEN::contains)
                .map(Answer::done)
                .orElseGet(() -> Answer.refused(Refusal.of(
                        Code.UNSUPPORTED_MEDIA_TYPE,
                        Retry.CHANGED,
                        "The body is of another media type than " + NDJSON + ".",
                        "Nothing was done. Send one JSON object a line, with the header " + HttpHeaders.CONTENT_TYPE
                                + ": " + NDJSON + ".")));
    }
}
