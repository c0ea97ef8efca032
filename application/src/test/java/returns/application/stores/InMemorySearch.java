package returns.application.stores;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import returns.application.pages.Position;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnQuery;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;

/** What a query finds, said as plainly as can be. */
record InMemorySearch(ReturnQuery query) {
    /** Ids are ordered as their texts are, which is how PostgreSQL orders them. */
    private static final Comparator<Position> OLDEST_FIRST = Comparator.comparing(Position::at)
            .thenComparing(position -> position.id().toString());

    Stream<Return> in(Stream<Return> all) {
        var order = switch (query.order()) {
            case OLDEST_FIRST -> OLDEST_FIRST;
            case NEWEST_FIRST -> OLDEST_FIRST.reversed();
        };
        return all.filter(this::matches)
                .filter(r ->
                        query.after().stream().allMatch(last -> order.compare(ReturnQuery.positionOf(r), last) > 0))
                .sorted(Comparator.comparing(ReturnQuery::positionOf, order));
    }

    private boolean matches(Return r) {
        var filter = query.filter();
        return (filter.statuses().isEmpty() || filter.statuses().contains(r.status()))
                && filter.customer().stream().allMatch(r.customer()::equals)
                && filter.order().stream().allMatch(r.order()::equals)
                && filter.createdFrom().stream().noneMatch(r.createdAt()::isBefore)
                && filter.createdBefore().stream().allMatch(r.createdAt()::isBefore)
                && r.lines().stream().anyMatch(line -> matches(filter, r, line));
    }

    private static boolean matches(ReturnFilter filter, Return r, ReturnLine line) {
        var text = words(r.number() + " " + line.title() + " " + line.note().orElse(""));
        return (filter.reasons().isEmpty() || filter.reasons().contains(line.reason()))
                && filter.sku().stream().allMatch(line.sku()::equals)
                && filter.words().stream()
                        .flatMap(wanted -> words(wanted).stream())
                        .allMatch(begin -> text.stream().anyMatch(word -> word.startsWith(begin)));
    }

    private static List<String> words(String text) {
        var plain = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        return Arrays.stream(plain.split("[^\\p{L}\\p{N}]+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
