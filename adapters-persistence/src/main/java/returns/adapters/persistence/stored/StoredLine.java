package returns.adapters.persistence.stored;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import returns.domain.Term;
import returns.domain.orders.LineId;
import returns.domain.returns.Reason;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Stage;
import returns.domain.returns.Stages;

/** A row of {@code return_line}. */
public record StoredLine(
        @Nullable UUID returnId,
        @Nullable String number,
        @Nullable String orderNumber,
        String lineId,
        int position,
        String sku,
        String title,
        int quantity,
        String reason,
        @Nullable String note,
        @Nullable String wantedSku,
        @Nullable LocalDate returnUntil,
        int pending,
        int approved,
        int declined,
        int received,
        int missing,
        int canceled,
        int expired,
        int accepted,
        int rejected,
        int settled) {
    static StoredLine of(Return r, ReturnLine line, int position) {
        var stages = line.stages();
        return new StoredLine(
                r.id().value(),
                r.number().value(),
                r.order().value(),
                line.line().value(),
                position,
                line.sku(),
                line.title(),
                line.quantity(),
                line.reason().term(),
                line.note().orElse(null),
                line.wantedSku().orElse(null),
                line.returnUntil().orElse(null),
                stages.in(Stage.PENDING),
                stages.in(Stage.APPROVED),
                stages.in(Stage.DECLINED),
                stages.in(Stage.RECEIVED),
                stages.in(Stage.MISSING),
                stages.in(Stage.CANCELED),
                stages.in(Stage.EXPIRED),
                stages.in(Stage.ACCEPTED),
                stages.in(Stage.REJECTED),
                stages.in(Stage.SETTLED));
    }

    ReturnLine line(ReturnStatus status) {
        return new ReturnLine(
                new LineId(lineId),
                sku,
                title,
                Term.of(Reason.class, reason),
                Optional.ofNullable(note),
                Optional.ofNullable(wantedSku),
                Optional.ofNullable(returnUntil),
                stages(status));
    }

    private Stages stages(ReturnStatus status) {
        var units = new EnumMap<Stage, Integer>(Stage.class);
        for (var stage : Stage.values()) {
            if (in(stage) > 0) {
                units.put(stage, in(stage));
            }
        }
        return units.isEmpty() ? beforeThereWereStages(status) : new Stages(units);
    }

    private int in(Stage stage) {
        return switch (stage) {
            case PENDING -> pending;
            case APPROVED -> approved;
            case DECLINED -> declined;
            case RECEIVED -> received;
            case MISSING -> missing;
            case CANCELED -> canceled;
            case EXPIRED -> expired;
            case ACCEPTED -> accepted;
            case REJECTED -> rejected;
            case SETTLED -> settled;
        };
    }

    /** Of results that are kept from before: a return was requested or canceled, as a whole. */
    private Stages beforeThereWereStages(ReturnStatus status) {
        return Stages.of(status == ReturnStatus.CANCELED ? Stage.CANCELED : Stage.PENDING, quantity);
    }
}
