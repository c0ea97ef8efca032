package returns.adapters.rest.orders;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import returns.adapters.rest.input.JsonLines;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.orders.ImportOrders;
import returns.application.orders.PutOrder;
import returns.domain.orders.Order;

/** An import under way: reads lines, has their orders stored in batches, and tells what was refused. */
final class OrderImport {
    /** A batch of long lines has fewer of them, so that it can be held. */
    private static final int MOST_BYTES = 4 << 20;

    private final ImportOrders.Batches batches;
    private final JsonLines lines;
    private long read;
    private long stored;
    private long unchanged;
    private long refused;

    OrderImport(ImportOrders.Batches batches, JsonLines lines) {
        this.batches = batches;
        this.lines = lines;
    }

    /** A line that was read, and the order that it tells. */
    private record Told(long line, Optional<String> orderNumber, Answer<Order> order) {
        static Told of(JsonLines.Line line) {
            return new Told(
                    line.number(),
                    ImportDocument.orderNumber(line.content()),
                    line.content().as(PutOrderRequest.class, PutOrderRequest::order));
        }
    }

    /** Goes on until there is something to tell: refused lines, or the counts, which are the end. */
    List<ImportDocument> next() throws IOException {
        var told = new ArrayList<ImportDocument>();
        while (told.isEmpty()) {
            var batch = batch();
            if (batch.isEmpty()) {
                return List.of(new ImportDocument.Counts(read, stored, unchanged, refused));
            }
            put(batch, told);
        }
        return told;
    }

    private List<Told> batch() throws IOException {
        var batch = new ArrayList<Told>();
        var bytes = 0;
        while (batch.size() < ImportOrders.BATCH && bytes < MOST_BYTES) {
            var line = lines.next();
            if (line.isEmpty()) {
                break;
            }
            bytes += line.get().bytes();
            batch.add(Told.of(line.get()));
        }
        return batch;
    }

    private void put(List<Told> batch, List<ImportDocument> refusals) {
        var orders = batch.stream().flatMap(told -> order(told).stream()).toList();
        var answers = batches.put(orders).iterator();
        for (var told : batch) {
            read++;
            switch (told.order().then(_ -> answers.next())) {
                case Answer.Done<PutOrder.Result>(var result, var _) -> count(result.outcome());
                case Answer.Refused<PutOrder.Result>(var refusal) -> refusals.add(refuse(told, refusal));
            }
        }
    }

    private static Optional<Order> order(Told told) {
        return told.order() instanceof Answer.Done<Order>(var order, var _) ? Optional.of(order) : Optional.empty();
    }

    private void count(PutOrder.Outcome outcome) {
        switch (outcome) {
            case CREATED, UPDATED -> stored++;
            case UNCHANGED -> unchanged++;
        }
    }

    private ImportDocument refuse(Told told, Refusal refusal) {
        refused++;
        return ImportDocument.RefusedLine.of(told.line(), told.orderNumber(), refusal);
    }
}
