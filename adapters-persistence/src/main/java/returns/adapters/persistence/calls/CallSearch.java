package returns.adapters.persistence.calls;

import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.countDistinct;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.SQLDataType.CLOB;
import static returns.adapters.persistence.jooq.Tables.TOOL_CALL;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Condition;
import org.jooq.DSLContext;
import returns.application.calls.CallFilter;
import returns.application.calls.CallQuery;
import returns.application.calls.CallTally;
import returns.application.calls.KeptCall;

/** Looks for calls in one statement, made of what is asked for and of nothing else. */
record CallSearch(DSLContext db) {
    List<KeptCall> find(CallQuery query, int most) {
        var conditions = conditions(query.filter());
        query.before()
                .ifPresent(last ->
                        conditions.add(row(TOOL_CALL.CALLED_AT, TOOL_CALL.ID).lt(row(time(last.at()), last.id()))));
        return db.selectFrom(TOOL_CALL)
                .where(conditions)
                .orderBy(TOOL_CALL.CALLED_AT.desc(), TOOL_CALL.ID.desc())
                .limit(most)
                .fetch(CallRow::call);
    }

    List<CallTally> tally(CallFilter filter) {
        var calls = count();
        // what could not be read repeats nothing
        var asked = coalesce(TOOL_CALL.ARGUMENTS, TOOL_CALL.ID.cast(CLOB));
        var different = countDistinct(TOOL_CALL.SUBJECT, TOOL_CALL.CONVERSATION, asked);
        var replayed = count().filterWhere(TOOL_CALL.REPLAYED);
        return db.select(TOOL_CALL.TOOL, calls, calls.minus(different), replayed)
                .from(TOOL_CALL)
                .where(conditions(filter))
                .groupBy(TOOL_CALL.TOOL)
                .orderBy(TOOL_CALL.TOOL.collate("C"))
                .fetch(row -> new CallTally(row.value1(), row.value2(), row.value3(), row.value4()));
    }

    private static List<Condition> conditions(CallFilter filter) {
        var all = new ArrayList<Condition>();
        filter.tool().ifPresent(tool -> all.add(TOOL_CALL.TOOL.eq(tool)));
        filter.subject().ifPresent(subject -> all.add(TOOL_CALL.SUBJECT.eq(subject)));
        filter.conversation().ifPresent(conversation -> all.add(TOOL_CALL.CONVERSATION.eq(conversation.id())));
        filter.outcome().ifPresent(outcome -> all.add(TOOL_CALL.OUTCOME.eq(outcome.word())));
        filter.calledFrom().ifPresent(from -> all.add(TOOL_CALL.CALLED_AT.ge(time(from))));
        filter.calledBefore().ifPresent(end -> all.add(TOOL_CALL.CALLED_AT.lt(time(end))));
        return all;
    }

    private static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
