package returns.adapters.rest.refunds;

import com.fasterxml.jackson.annotation.JsonInclude;
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
import java.util.Comparator;
import java.util.List;
import returns.adapters.rest.answers.ProblemDocument;
import returns.adapters.rest.answers.Responses;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.refunds.ShowStoreCredit;
import returns.domain.access.Principal;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.refunds.StoreCredit;

/** What customers have in credit with the shop. */
@Controller("/customers/{customerId}/store-credit")
@ExecuteOn(TaskExecutors.BLOCKING)
@Tag(name = "Refunds", description = "What returns come to in money")
final class StoreCreditController {
    private final ShowStoreCredit show;

    StoreCreditController(ShowStoreCredit show) {
        this.show = show;
    }

    /**
     * What a customer has.
     *
     * @param balances one for each currency
     * @param entries that made it, the newest first, at most 100; none ever changes
     */
    @Schema(name = "StoreCredit")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record StoreCreditDocument(
            String customerId, List<ReconciliationDocument.Amount> balances, List<EntryOfCredit> entries) {
        private static StoreCreditDocument of(ShowStoreCredit.Shown shown) {
            return new StoreCreditDocument(
                    shown.customer().value(),
                    shown.credit().balances().values().stream()
                            .sorted(Comparator.comparing(
                                    (Money balance) -> balance.currency().getCurrencyCode()))
                            .map(ReconciliationDocument.Amount::of)
                            .toList(),
                    shown.newest().stream().map(EntryOfCredit::of).toList());
        }
    }

    /** Credit that was given for a refund. */
    @Schema(name = "StoreCreditEntry")
    record EntryOfCredit(String refundId, String amount, String currency, String at) {
        private static EntryOfCredit of(StoreCredit.Entry entry) {
            return new EntryOfCredit(
                    entry.repayment().refund().toString(),
                    entry.amount().decimal(),
                    entry.amount().currency().getCurrencyCode(),
                    entry.at().toString());
        }
    }

    @Get
    @Operation(operationId = "showStoreCredit", summary = "Show what a customer has in credit")
    @ApiResponse(
            responseCode = "200",
            description = "The credit",
            content = @Content(schema = @Schema(implementation = StoreCreditDocument.class)))
    @ApiResponse(
            responseCode = "4XX",
            description = "Why it is not shown",
            content =
                    @Content(
                            mediaType = ProblemDocument.MEDIA_TYPE,
                            schema = @Schema(implementation = ProblemDocument.class)))
    HttpResponse<?> show(@Parameter(hidden = true) Principal principal, String customerId) {
        return Responses.of(
                customer(customerId).then(customer -> show.show(principal, customer)),
                shown -> HttpResponse.ok(StoreCreditDocument.of(shown)));
    }

    private static Answer<CustomerId> customer(String text) {
        var v = new Validation();
        var customer = v.required("customerId", text, CustomerId::new);
        return v.whole(customer::orElseThrow);
    }
}
