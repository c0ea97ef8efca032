package returns.adapters.persistence.returns;

import static org.jooq.impl.DSL.condition;
import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectOne;
import static org.jooq.impl.DSL.val;
import static returns.adapters.persistence.jooq.Tables.RETURN;
import static returns.adapters.persistence.jooq.Tables.RETURN_DOCUMENT;
import static returns.adapters.persistence.jooq.Tables.RETURN_LINE;
import static returns.adapters.persistence.jooq.Tables.SHOP_ORDER;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.JSON;
import org.jooq.Record1;
import org.jooq.SelectLimitStep;
import org.jooq.SortField;
import org.jooq.conf.SettingsTools;
import org.jooq.conf.StatementType;
import org.jooq.impl.DSL;
import returns.application.pages.Position;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnQuery;
import returns.domain.Term;

/**
 * Reads a page of returns in one statement, made of what is asked for and of nothing else. Its values stand in its text, because
 * the best plan hangs on them: a common word is found soonest by looking through the newest returns, a rare one by its index.
 */
record ReturnSearch(DSLContext db) {
    static ReturnSearch on(DSLContext db) {
        var settings = SettingsTools.clone(db.settings()).withStatementType(StatementType.STATIC_STATEMENT);
        return new ReturnSearch(DSL.using(db.configuration().derive(settings)));
    }

    /** The documents of the page: they are made of no other return. */
    SelectLimitStep<Record1<JSON>> page(ReturnQuery query, int most) {
        var page = select(RETURN.ID)
                .from(RETURN)
                .where(conditions(query))
                .orderBy(sorted(query, RETURN.CREATED_AT), sorted(query, RETURN.ID))
                .limit(most)
                .asTable(name("page"));
        return db.select(RETURN_DOCUMENT.DOCUMENT)
                .from(RETURN_DOCUMENT)
                .join(page)
                .on(RETURN_DOCUMENT.ID.eq(page.field(RETURN.ID)))
                .orderBy(sorted(query, RETURN_DOCUMENT.CREATED_AT), sorted(query, RETURN_DOCUMENT.ID));
    }

    private static SortField<?> sorted(ReturnQuery query, Field<?> field) {
        return switch (query.order()) {
            case NEWEST_FIRST -> field.desc();
            case OLDEST_FIRST -> field.asc();
        };
    }

    private static List<Condition> conditions(ReturnQuery query) {
        var filter = query.filter();
        var all = new ArrayList<Condition>();
        if (!filter.statuses().isEmpty()) {
            all.add(RETURN.STATUS.in(terms(filter.statuses())));
        }
        filter.customer()
                .ifPresent(customer -> all.add(RETURN.ORDER_NUMBER.in(select(SHOP_ORDER.ORDER_NUMBER)
                        .from(SHOP_ORDER)
                        .where(SHOP_ORDER.CUSTOMER_ID.eq(customer.value())))));
        filter.order().ifPresent(order -> all.add(RETURN.ORDER_NUMBER.eq(order.value())));
        filter.createdFrom().ifPresent(from -> all.add(RETURN.CREATED_AT.ge(time(from))));
        filter.createdBefore().ifPresent(end -> all.add(RETURN.CREATED_AT.lt(time(end))));
        query.after().ifPresent(last -> all.add(follows(query.order(), last)));
        var ofLine = ofLine(filter);
        if (!ofLine.isEmpty()) {
            all.add(exists(selectOne()
                    .from(RETURN_LINE)
                    .where(RETURN_LINE.RETURN_ID.eq(RETURN.ID))
                    .and(DSL.and(ofLine))));
        }
        return all;
    }

    private static Condition follows(ReturnQuery.Order order, Position last) {
        var place = row(RETURN.CREATED_AT, RETURN.ID);
        var end = row(time(last.at()), last.id());
        return switch (order) {
            case NEWEST_FIRST -> place.lt(end);
            case OLDEST_FIRST -> place.gt(end);
        };
    }

    private static List<Condition> ofLine(ReturnFilter filter) {
        var all = new ArrayList<Condition>();
        if (!filter.reasons().isEmpty()) {
            all.add(RETURN_LINE.REASON.in(terms(filter.reasons())));
        }
        filter.sku().ifPresent(sku -> all.add(RETURN_LINE.SKU.eq(sku)));
        filter.words()
                .ifPresent(words -> all.add(condition(
                        "return_line_words({0}, {1}, {2}) @@ words_wanted({3})",
                        RETURN_LINE.NUMBER, RETURN_LINE.TITLE, RETURN_LINE.NOTE, val(words))));
        return all;
    }

    private static List<String> terms(Collection<? extends Term> terms) {
        return terms.stream().map(Term::term).sorted().toList();
    }

    private static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
