package returns.adapters.rest.orders;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Put;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.parameters.RequestBody;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.MayRefuse;
import returns.adapters.rest.answers.Responses;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.input.Written;
import returns.application.orders.ListReturnable;
import returns.application.orders.PutOrder;
import returns.application.orders.ShowOrder;
import returns.domain.access.Principal;
import returns.domain.orders.OrderNumber;

/** Orders, as the shop's order system tells them. */
@Controller("/orders/{orderNumber}")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Orders", description = "What the shop sold, as its order system tells it")
@MayRefuse
final class OrdersController {
    private final PutOrder put;
    private final ShowOrder show;
    private final ListReturnable returnable;

    OrdersController(PutOrder put, ShowOrder show, ListReturnable returnable) {
        this.put = put;
        this.show = show;
        this.returnable = returnable;
    }

    @Put
    @Operation(
            operationId = "putOrder",
            summary = "Take a snapshot of an order",
            description = "The same snapshot again changes nothing. One that is older than what is on file is refused.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = OrderDocument.class)))
    @ApiResponse(
            responseCode = "201",
            description = "The order, new on file",
            content = @Content(schema = @Schema(implementation = OrderDocument.class)))
    @ApiResponse(
            responseCode = "200",
            description = "The order, as it now is on file",
            content = @Content(schema = @Schema(implementation = OrderDocument.class)))
    HttpResponse<?> put(
            @Parameter(hidden = true) Principal principal,
            String orderNumber,
            @Parameter(hidden = true) @Body @Nullable Written body) {
        var stored = number(orderNumber)
                .then(number ->
                        Written.orMissing(body).as(PutOrderRequest.class, (request, v) -> request.order(number, v)))
                .then(order -> put.put(principal, order));
        return Responses.of(stored, OrdersController::stored);
    }

    @Get
    @Operation(operationId = "showOrder", summary = "Show an order as it was last told")
    @ApiResponse(
            responseCode = "200",
            description = "The order",
            content = @Content(schema = @Schema(implementation = OrderDocument.class)))
    HttpResponse<?> show(@Parameter(hidden = true) Principal principal, String orderNumber) {
        return Responses.of(
                number(orderNumber).then(number -> show.show(principal, number)),
                order -> HttpResponse.ok(OrderDocument.of(order)));
    }

    @Get("/returnable")
    @Operation(
            operationId = "listReturnable",
            summary = "List what of an order can go back now, until when, or every reason why not")
    @ApiResponse(
            responseCode = "200",
            description = "Every line of the order",
            content = @Content(schema = @Schema(implementation = ReturnableDocument.class)))
    HttpResponse<?> returnable(@Parameter(hidden = true) Principal principal, String orderNumber) {
        return Responses.of(
                number(orderNumber).then(number -> returnable.list(principal, number)),
                found -> HttpResponse.ok(ReturnableDocument.of(found)));
    }

    private static MutableHttpResponse<?> stored(PutOrder.Result result) {
        var order = OrderDocument.of(result.order());
        return switch (result.outcome()) {
            case CREATED -> HttpResponse.created(order, address(result.order().number()));
            case UPDATED, UNCHANGED -> HttpResponse.ok(order);
        };
    }

    private static Answer<OrderNumber> number(String written) {
        var v = new Validation();
        var number = v.required("orderNumber", written, OrderNumber::new);
        return v.whole(number::orElseThrow);
    }

    private static URI address(OrderNumber number) {
        var segment = URLEncoder.encode(number.value(), StandardCharsets.UTF_8).replace("+", "%20");
        return URI.create("/orders/" + segment);
    }
}
