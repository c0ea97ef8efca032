package returns.adapters.rest.orders;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.FindingDocument;
import returns.application.orders.ListReturnable;
import returns.domain.policy.Deadline;

/** What of an order can go back now. */
@Schema(name = "Returnable")
@JsonInclude(JsonInclude.Include.ALWAYS)
record ReturnableDocument(String orderNumber, List<Line> lines) {
    /**
     * One line.
     *
     * @param returnable how many units can go back
     * @param returnableUntil the first instant that is too late; absent while nothing was delivered
     * @param lastDay the last day, in the shop's time zone
     * @param findings every reason why none can go back; empty if some can
     */
    @Schema(name = "ReturnableLine")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Line(
            String lineId,
            String sku,
            String title,
            int returnable,
            @Nullable String returnableUntil,
            @Nullable String lastDay,
            @Nullable String timeZone,
            List<FindingDocument> findings) {
        static Line of(ListReturnable.Line line) {
            var deadline = line.deadline();
            return new Line(
                    line.line().id().value(),
                    line.line().sku(),
                    line.line().title(),
                    line.units(),
                    deadline.map(Deadline::closesAt).map(Object::toString).orElse(null),
                    deadline.map(Deadline::lastDay).map(Object::toString).orElse(null),
                    deadline.map(Deadline::zone).map(Object::toString).orElse(null),
                    line.findings().stream().map(FindingDocument::of).toList());
        }
    }

    static ReturnableDocument of(ListReturnable.Result found) {
        return new ReturnableDocument(
                found.order().value(), found.lines().stream().map(Line::of).toList());
    }
}
