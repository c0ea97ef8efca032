package returns.adapters.rest.returns;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpParameters;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Put;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.headers.Header;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.parameters.RequestBody;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.MayRefuse;
import returns.adapters.rest.answers.Responses;
import returns.adapters.rest.answers.ReturnDocument;
import returns.adapters.rest.input.IdempotencyKeys;
import returns.adapters.rest.input.IfMatch;
import returns.adapters.rest.input.Keyed;
import returns.adapters.rest.input.OnAVersion;
import returns.adapters.rest.input.ReturnRefs;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.input.Written;
import returns.application.returns.AddParcel;
import returns.application.returns.CancelReturn;
import returns.application.returns.CreateReturn;
import returns.application.returns.ListReturns;
import returns.application.returns.SetQuantity;
import returns.application.returns.ShowReturn;
import returns.application.returns.ShowTimeline;
import returns.domain.access.Principal;
import returns.domain.orders.LineId;
import returns.domain.returns.Parcel;
import returns.domain.returns.Return;

/** Returns: what customers send back. */
@Controller("/returns")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Returns", description = "What customers send back")
@MayRefuse
final class ReturnsController {
    private final CreateReturn create;
    private final ShowReturn show;
    private final ListReturns list;
    private final CancelReturn cancel;
    private final SetQuantity quantities;
    private final AddParcel parcels;
    private final ShowTimeline timeline;

    ReturnsController(
            CreateReturn create,
            ShowReturn show,
            ListReturns list,
            CancelReturn cancel,
            SetQuantity quantities,
            AddParcel parcels,
            ShowTimeline timeline) {
        this.create = create;
        this.show = show;
        this.list = list;
        this.cancel = cancel;
        this.quantities = quantities;
        this.parcels = parcels;
        this.timeline = timeline;
    }

    @Post
    @Operation(
            operationId = "createReturn",
            summary = "Create a return, once for its key",
            description =
                    "The same request with the same key again answers what the first one was answered, and creates"
                            + " nothing.")
    @Keyed
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = CreateReturnRequest.class)))
    @ApiResponse(
            responseCode = "201",
            description = "The return, created by this request or by an earlier one with this key",
            content = @Content(schema = @Schema(implementation = ReturnDocument.class)),
            headers = {
                @Header(
                        name = HttpHeaders.LOCATION,
                        description = "Where the return is",
                        schema = @Schema(type = "string")),
                @Header(
                        name = HttpHeaders.ETAG,
                        description = "The version of the return",
                        schema = @Schema(type = "string")),
                @Header(
                        name = Responses.REPLAYED,
                        description = "true if an earlier request created it",
                        schema = @Schema(type = "string"))
            })
    HttpResponse<?> create(
            @Parameter(hidden = true) Principal principal,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var created = IdempotencyKeys.in(headers)
                .then(key -> Written.orMissing(body)
                        .as(CreateReturnRequest.class, CreateReturnRequest::command)
                        .then(command -> create.create(principal, key, command)));
        return Responses.to(
                principal, created, r -> tagged(r, HttpResponse.created(ReturnDocument.of(r, principal), address(r))));
    }

    @Get("/{numberOrId}")
    @Operation(operationId = "showReturn", summary = "Show a return as it is now")
    @ApiResponse(
            responseCode = "200",
            description = "The return",
            content = @Content(schema = @Schema(implementation = ReturnDocument.class)))
    HttpResponse<?> show(@Parameter(hidden = true) Principal principal, String numberOrId) {
        return shown(principal, ReturnRefs.of(numberOrId).then(ref -> show.show(principal, ref)));
    }

    @Get
    @Operation(
            operationId = "listReturns",
            summary = "List returns, page by page: all that have what every given parameter asks for")
    @ReturnListParameters
    @ApiResponse(
            responseCode = "200",
            description = "A page of them",
            content = @Content(schema = @Schema(implementation = ReturnsDocument.class)))
    HttpResponse<?> list(
            @Parameter(hidden = true) Principal principal, @Parameter(hidden = true) HttpParameters parameters) {
        return Responses.of(
                ReturnParameters.read(parameters).then(command -> list.list(principal, command)),
                page -> HttpResponse.ok(ReturnsDocument.of(page, principal)));
    }

    @Post("/{numberOrId}/cancel")
    @Operation(operationId = "cancelReturn", summary = "Call a return off, and give its units back")
    @Keyed
    @OnAVersion
    @ApiResponse(
            responseCode = "200",
            description = "The return, canceled",
            content = @Content(schema = @Schema(implementation = ReturnDocument.class)))
    HttpResponse<?> cancel(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var canceled = IdempotencyKeys.in(headers)
                .then(key -> IfMatch.in(headers)
                        .then(precondition -> Written.nothing(body)
                                .then(none -> ReturnRefs.of(numberOrId))
                                .then(ref -> cancel.cancel(principal, key, ref, precondition))));
        return shown(principal, canceled);
    }

    @Put("/{numberOrId}/lines/{lineId}/quantity")
    @Operation(
            operationId = "setQuantity",
            summary = "Set how many units of a line come back, while nothing has arrived")
    @OnAVersion
    @RequestBody(
            required = true,
            content = @Content(schema = @Schema(implementation = HandlingRequests.Quantity.class)))
    @ApiResponse(
            responseCode = "200",
            description = "The return after it",
            content = @Content(schema = @Schema(implementation = ReturnDocument.class)))
    HttpResponse<?> setQuantity(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            String lineId,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var command = Written.orMissing(body).as(HandlingRequests.Quantity.class, (read, v) -> {
            var line = v.required("lineId", lineId, LineId::new);
            return v.whole("/quantity", () -> new SetQuantity.Command(line.orElseThrow(), read.quantity()));
        });
        var set = IfMatch.in(headers)
                .then(precondition -> command.then(wanted ->
                        ReturnRefs.of(numberOrId).then(ref -> quantities.set(principal, ref, precondition, wanted))));
        return shown(principal, set);
    }

    @Put("/{numberOrId}/parcels/{carrier}/{trackingNumber}")
    @Operation(operationId = "addParcel", summary = "Tell which parcel goods come back in")
    @OnAVersion
    @ApiResponse(
            responseCode = "200",
            description = "The return after it",
            content = @Content(schema = @Schema(implementation = ReturnDocument.class)))
    HttpResponse<?> addParcel(
            @Parameter(hidden = true) Principal principal,
            String numberOrId,
            String carrier,
            String trackingNumber,
            HttpHeaders headers,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var v = new Validation();
        var parcel = v.whole("trackingNumber", () -> new Parcel(carrier, trackingNumber));
        var added = IfMatch.in(headers)
                .then(precondition -> Written.nothing(body)
                        .then(none -> parcel)
                        .then(known -> ReturnRefs.of(numberOrId)
                                .then(ref -> parcels.add(principal, ref, precondition, known))));
        return shown(principal, added);
    }

    @Get("/{numberOrId}/timeline")
    @Operation(operationId = "showTimeline", summary = "Show all that happened to a return")
    @ApiResponse(
            responseCode = "200",
            description = "What happened",
            content = @Content(schema = @Schema(implementation = TimelineDocument.class)))
    HttpResponse<?> timeline(@Parameter(hidden = true) Principal principal, String numberOrId) {
        return Responses.of(
                ReturnRefs.of(numberOrId).then(ref -> timeline.show(principal, ref)),
                found -> HttpResponse.ok(TimelineDocument.of(found)));
    }

    /** The return after what was done to it, or the problem, as that principal reads it. */
    static HttpResponse<?> shown(Principal principal, Answer<Return> answer) {
        return Responses.to(principal, answer, r -> tagged(r, HttpResponse.ok(ReturnDocument.of(r, principal))));
    }

    private static MutableHttpResponse<?> tagged(Return r, MutableHttpResponse<?> response) {
        return response.header(HttpHeaders.ETAG, IfMatch.tag(r.version()));
    }

    private static URI address(Return r) {
        return URI.create("/returns/" + r.number().value());
    }
}
