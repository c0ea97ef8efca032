package returns.adapters.rest.returns;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.input.Range;
import returns.application.returns.HandleReturn.Command;
import returns.domain.Term;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.returns.Condition;
import returns.domain.returns.Disposition;
import returns.domain.returns.Inspection;
import returns.domain.returns.Receipt;
import returns.domain.returns.ReturnEvent;
import returns.domain.returns.Settlement;
import returns.domain.returns.UnexpectedItem;

/** What staff write to handle a return. */
final class HandlingRequests {
    private HandlingRequests() {}

    /**
     * Why a return is declined, or opened again.
     *
     * @param reason at most 2,000 characters; the customer may read it
     */
    @Schema(name = "Because", requiredProperties = "reason")
    record Because(@Nullable String reason) {
        Answer<Command> declined(Validation v) {
            var why = v.required("/reason", reason, ReturnEvent::why);
            return v.whole("/reason", () -> new Command.Decline(why.orElseThrow()));
        }

        Answer<Command> reopened(Validation v) {
            var why = v.required("/reason", reason, ReturnEvent::why);
            return v.whole("/reason", () -> new Command.Reopen(why.orElseThrow()));
        }
    }

    /**
     * What arrived, as it was counted.
     *
     * @param lines units of the return's lines
     * @param unexpected goods that are not of the return
     * @param note at most 2,000 characters
     */
    @Schema(name = "ReceiveReturn")
    record Receive(
            @Nullable List<@Nullable Counted> lines,
            @Nullable List<@Nullable Unexpected> unexpected,
            @Nullable String note) {
        Answer<Command> command(Validation v) {
            var counted = v.each("/lines", lines == null ? List.of() : lines, (at, line) -> line.counted(at, v));
            var others =
                    v.each("/unexpected", unexpected == null ? List.of() : unexpected, (at, item) -> item.item(at, v));
            var words = v.optional("/note", note, ReturnEvent::why);
            return v.whole(() -> new Command.Receive(new Receipt(counted, others), words));
        }
    }

    /**
     * Units of one line.
     *
     * @param received units that are here
     * @param missing units that are known not to come
     * @param condition {@code as_new}, {@code opened}, {@code used} or {@code damaged}
     */
    @Schema(name = "CountedLine", requiredProperties = "lineId")
    record Counted(
            @Nullable String lineId,

            @Schema(minimum = "0", maximum = "1000000") @Nullable @Range(min = 0, max = OrderLine.MAX_QUANTITY)
            Integer received,

            @Schema(minimum = "0", maximum = "1000000") @Nullable @Range(min = 0, max = OrderLine.MAX_QUANTITY)
            Integer missing,

            @Nullable String condition) {
        Optional<Receipt.Line> counted(String at, Validation v) {
            var id = v.required(at + "/lineId", lineId, LineId::new);
            var found = v.optional(at + "/condition", condition, word -> Term.of(Condition.class, word));
            return id.flatMap(line -> v.made(
                    at,
                    () -> new Receipt.Line(
                            line, received == null ? 0 : received, missing == null ? 0 : missing, found)));
        }
    }

    /**
     * Goods that are not of the return.
     *
     * @param what an article number or a description
     * @param condition {@code as_new}, {@code opened}, {@code used} or {@code damaged}
     */
    @Schema(
            name = "UnexpectedGoods",
            requiredProperties = {"what", "quantity"})
    record Unexpected(
            @Nullable String what,

            @Schema(minimum = "1", maximum = "1000000") @Nullable @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            Integer quantity,

            @Nullable String condition) {
        Optional<UnexpectedItem> item(String at, Validation v) {
            var name = v.required(at + "/what", what, text -> text);
            var units = v.required(at + "/quantity", quantity, number -> number);
            var found = v.optional(at + "/condition", condition, word -> Term.of(Condition.class, word));
            return name.isPresent() && units.isPresent()
                    ? v.made(at + "/what", () -> new UnexpectedItem(name.get(), units.get(), found))
                    : Optional.empty();
        }
    }

    /**
     * What was found of received units.
     *
     * @param note at most 2,000 characters
     */
    @Schema(name = "InspectReturn", requiredProperties = "lines")
    record Inspect(
            @Nullable List<@Nullable Found> lines, @Nullable String note) {
        Answer<Command> command(Validation v) {
            var found = v.each("/lines", lines, (at, line) -> line.inspection(at, v));
            var words = v.optional("/note", note, ReturnEvent::why);
            return v.whole("/lines", () -> new Command.Inspect(found, words));
        }
    }

    /** The two ends of an inspection. */
    enum Verdict implements Term {
        ACCEPTED,
        REJECTED
    }

    /**
     * Units of one line; a line may be named once for each verdict and disposition.
     *
     * @param result {@code accepted} or {@code rejected}
     * @param disposition {@code restock}, {@code refurbish}, {@code dispose} or {@code send_back}
     */
    @Schema(
            name = "InspectedLine",
            requiredProperties = {"lineId", "quantity", "result", "disposition"})
    record Found(
            @Nullable String lineId,

            @Schema(minimum = "1", maximum = "1000000") @Nullable @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            Integer quantity,

            @Nullable String result,
            @Nullable String disposition) {
        Optional<Inspection> inspection(String at, Validation v) {
            var id = v.required(at + "/lineId", lineId, LineId::new);
            var units = v.required(at + "/quantity", quantity, number -> number);
            var verdict = v.required(at + "/result", result, word -> Term.of(Verdict.class, word));
            var what = v.required(at + "/disposition", disposition, word -> Term.of(Disposition.class, word));
            return id.isPresent() && units.isPresent() && verdict.isPresent() && what.isPresent()
                    ? v.made(
                            at + "/disposition",
                            () -> new Inspection(id.get(), units.get(), verdict.get() == Verdict.ACCEPTED, what.get()))
                    : Optional.empty();
        }
    }

    /**
     * Accepted units that were paid for or exchanged elsewhere.
     *
     * @param reference of the payment, or of the order that replaces the goods
     */
    @Schema(
            name = "SettleReturn",
            requiredProperties = {"lines", "reference"})
    record Settle(
            @Nullable List<@Nullable Settled> lines,
            @Nullable String reference) {
        Answer<Command> command(Validation v) {
            var settled = v.each("/lines", lines, (at, line) -> line.settlement(at, v));
            var words = v.required("/reference", reference, ReturnEvent::why);
            return v.whole("/lines", () -> new Command.Settle(settled, words.orElseThrow()));
        }
    }

    /** Units of one line. */
    @Schema(
            name = "SettledLine",
            requiredProperties = {"lineId", "quantity"})
    record Settled(
            @Nullable String lineId,

            @Schema(minimum = "1", maximum = "1000000") @Nullable @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            Integer quantity) {
        Optional<Settlement> settlement(String at, Validation v) {
            var id = v.required(at + "/lineId", lineId, LineId::new);
            var units = v.required(at + "/quantity", quantity, number -> number);
            return id.isPresent() && units.isPresent()
                    ? v.made(at, () -> new Settlement(id.get(), units.get()))
                    : Optional.empty();
        }
    }

    /**
     * How many units of a line come back.
     *
     * @param quantity 1 to 1,000,000
     */
    @Schema(name = "Quantity", requiredProperties = "quantity")
    record Quantity(
            @Schema(minimum = "1", maximum = "1000000") @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            int quantity) {}
}
