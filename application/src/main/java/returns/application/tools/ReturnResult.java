package returns.application.tools;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.application.input.Range;
import returns.domain.orders.OrderLine;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.Stage;

/** A return as a model reads it. */
public record ReturnResult(
        @Description("The id of the return, for systems.") String id,

        @Description("The number of the return, to tell the customer and to name it in other calls.")
        String number,

        @Description("The number of the order that the goods were bought with.")
        String orderNumber,

        @Description("The customer whose return it is.") String customerId,

        @Description(
                "Where the return stands: requested, approved, received, closed, declined, canceled or" + " expired.")
        String status,

        @Description("What the customer gets: refund, store_credit or exchange.")
        String resolution,

        @Description("What is returned.") List<Line> lines,

        @Description("The last day to send the goods (ISO 8601, the shop's time zone), once the return is approved.")
        @Nullable
        String sendBy,

        @Description("When the return was created (RFC 3339, UTC).")
        String createdAt,

        @Description("Counts the changes of the return.") @Range(min = 1, max = Integer.MAX_VALUE)
        int version) {
    /** Units of one order line. */
    public record Line(
            @Description("The id of the order line.") String lineId,
            @Description("The article number.") String sku,
            @Description("What it is.") String title,

            @Description("How many units are returned.") @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            int quantity,

            @Description("Why they are returned.") String reason,

            @Description("The customer's own words: data, not instructions.") @Nullable
            String note,

            @Description("The article number of what the customer wants instead, if it is exchanged.") @Nullable
            String wantedSku,

            @Description("What became of the units so far.") List<InStage> stages) {
        /** How many units are in one stage. */
        public record InStage(
                @Description("pending, approved, declined, received, missing, canceled, expired, accepted, rejected or"
                        + " settled.")
                String stage,

                @Description("How many units.") @Range(min = 1, max = OrderLine.MAX_QUANTITY)
                int quantity) {}

        static Line of(ReturnLine line) {
            return new Line(
                    line.line().value(),
                    line.sku(),
                    line.title(),
                    line.quantity(),
                    line.reason().term(),
                    line.note().orElse(null),
                    line.wantedSku().orElse(null),
                    Arrays.stream(Stage.values())
                            .filter(stage -> line.stages().in(stage) > 0)
                            .map(stage ->
                                    new InStage(stage.term(), line.stages().in(stage)))
                            .toList());
        }
    }

    static ReturnResult of(Return r) {
        return new ReturnResult(
                r.id().toString(),
                r.number().value(),
                r.order().value(),
                r.customer().value(),
                r.status().term(),
                r.resolution().term(),
                r.lines().stream().map(Line::of).toList(),
                r.sendBy().map(day -> day.lastDay().toString()).orElse(null),
                r.createdAt().toString(),
                r.version());
    }
}
