package returns.application.returns;

import java.util.List;
import java.util.function.Function;
import returns.domain.Term;
import returns.domain.idempotency.Meaning;
import returns.domain.returns.Inspection;
import returns.domain.returns.Receipt;
import returns.domain.returns.Settlement;
import returns.domain.returns.UnexpectedItem;

/** What counts of the goods that staff say something about. They are told in an order, which counts, too. */
final class GoodsMeaning {
    private GoodsMeaning() {}

    static Meaning received(List<Receipt.Line> lines) {
        return items(
                lines,
                line -> Meaning.parts()
                        .with("lineId", line.line().value())
                        .with("received", line.received())
                        .with("missing", line.missing())
                        .with("condition", line.condition().map(Term::term)));
    }

    static Meaning unexpected(List<UnexpectedItem> items) {
        return items(
                items,
                item -> Meaning.parts()
                        .with("what", item.what())
                        .with("quantity", item.quantity())
                        .with("condition", item.condition().map(Term::term)));
    }

    static Meaning inspected(List<Inspection> found) {
        return items(
                found,
                line -> Meaning.parts()
                        .with("lineId", line.line().value())
                        .with("quantity", line.quantity())
                        .with("result", line.accepted() ? "accepted" : "rejected")
                        .with("disposition", line.disposition()));
    }

    static Meaning settled(List<Settlement> settled) {
        return items(
                settled,
                line -> Meaning.parts().with("lineId", line.line().value()).with("quantity", line.quantity()));
    }

    private static <T> Meaning items(List<T> goods, Function<T, Meaning> meaning) {
        return new Meaning.Items(goods.stream().map(meaning).toList());
    }
}
