package returns.adapters.rest.refunds;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import returns.domain.orders.LineId;
import returns.domain.refunds.RefundLedger;

/**
 * One reason why the total of a refund is what it is.
 *
 * @param lineId absent where it is about the order
 * @param component {@code goods}, {@code tax}, {@code shipping}, {@code shipping_tax}, {@code restocking_fee},
 *     {@code return_shipping}, {@code lost_promotion} or {@code exceeds_payments}
 * @param amount negative where it is taken off
 */
@Schema(name = "RefundEntry")
@JsonInclude(JsonInclude.Include.NON_NULL)
record EntryDocument(@Nullable String lineId, String component, String amount) {
    static EntryDocument of(RefundLedger.Entry entry) {
        return new EntryDocument(
                entry.line().map(LineId::value).orElse(null),
                entry.component().term(),
                entry.amount().decimal());
    }
}
