package returns.adapters.rest.returns;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.input.Range;
import returns.application.returns.CreateReturn.Command;
import returns.domain.Term;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.ReturnLine;

/**
 * The return that is wanted.
 *
 * @param orderNumber the order that the goods were bought with
 * @param resolution what the customer gets for them: {@code refund}, {@code store_credit} or {@code exchange}
 * @param lines 1 to 100, each order line once
 */
@Schema(
        name = "CreateReturn",
        requiredProperties = {"orderNumber", "resolution", "lines"})
record CreateReturnRequest(
        @Nullable String orderNumber,
        @Nullable String resolution,
        @Nullable List<@Nullable Line> lines) {
    /**
     * Units of one order line.
     *
     * @param reason {@code size_too_small}, {@code size_too_large}, {@code defective}, {@code damaged_in_transit},
     *     {@code not_as_described}, {@code wrong_item}, {@code arrived_late}, {@code no_longer_wanted}, {@code style},
     *     {@code color} or {@code other}
     * @param note the customer's words, at most 2,000 characters
     * @param wantedSku for an exchange, and only then: the article number of what the customer wants instead
     */
    @Schema(
            name = "CreateReturnLine",
            requiredProperties = {"lineId", "quantity", "reason"})
    record Line(
            @Nullable String lineId,

            @Schema(minimum = "1", maximum = "1000000") @Nullable @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            Integer quantity,

            @Nullable String reason,
            @Nullable String note,
            @Nullable String wantedSku) {
        Optional<Command.Line> command(String at, Validation v) {
            var id = v.required(at + "/lineId", lineId, LineId::new);
            var units = v.required(at + "/quantity", quantity, number -> number);
            var why = v.required(at + "/reason", reason, word -> Term.of(Reason.class, word));
            var words = v.optional(at + "/note", note, ReturnLine::note);
            var other = v.optional(at + "/wantedSku", wantedSku, ReturnLine::wantedSku);
            return id.isPresent() && units.isPresent() && why.isPresent()
                    ? v.made(at, () -> new Command.Line(id.get(), units.get(), why.get(), words, other))
                    : Optional.empty();
        }
    }

    Answer<Command> command(Validation v) {
        var order = v.required("/orderNumber", orderNumber, OrderNumber::new);
        var wanted = v.required("/resolution", resolution, word -> Term.of(Resolution.class, word));
        var units = v.each("/lines", lines, (at, line) -> line.command(at, v));
        return v.whole("/lines", () -> new Command(order.orElseThrow(), wanted.orElseThrow(), units));
    }
}
