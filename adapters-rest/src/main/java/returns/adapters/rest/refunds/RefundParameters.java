package returns.adapters.rest.refunds;

import io.micronaut.http.HttpParameters;
import java.time.LocalDate;
import java.util.Optional;
import returns.adapters.rest.input.QueryParameters;
import returns.adapters.rest.input.StandardValues;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.answers.Validation;
import returns.application.refunds.ListDueRefunds;
import returns.application.refunds.ListRefunds;
import returns.application.refunds.RefundQuery;
import returns.domain.Term;
import returns.domain.Text;
import returns.domain.orders.OrderNumber;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RefundStatus;

/** Reads what addresses say of refunds. */
final class RefundParameters {
    private static final int USUAL_DAYS = 3;

    private RefundParameters() {}

    static Answer<RefundId> id(String text, String what) {
        return RefundId.parse(text)
                .map(Answer::done)
                .orElseGet(() -> Answer.refused(Refusal.notFound(what + " of that id")));
    }

    static Answer<Integer> number(String text) {
        return text.matches("[1-9][0-9]{0,3}")
                ? Answer.done(Integer.parseInt(text))
                : Answer.refused(Refusal.notFound("repayment of that number"));
    }

    static Answer<ListRefunds.Waiting> waiting(HttpParameters written) {
        var v = new Validation();
        var parameters = new QueryParameters(written, v);
        var cursor = parameters.one("cursor", text -> text);
        var limit = parameters.pageSize();
        parameters.nothingElse();
        return v.whole(() -> new ListRefunds.Waiting(cursor, limit));
    }

    static Answer<ListRefunds.Command> list(HttpParameters written) {
        var v = new Validation();
        var parameters = new QueryParameters(written, v);
        var statuses = parameters.any("status", word -> Term.of(RefundStatus.class, word));
        var gateway = parameters.one("gateway", name -> Text.name(name, 64));
        var order = parameters.one("orderNumber", OrderNumber::new);
        var from = parameters.one("sentFrom", StandardValues::moment);
        var before = parameters.one("sentBefore", StandardValues::moment);
        var cursor = parameters.one("cursor", text -> text);
        var limit = parameters.pageSize();
        parameters.nothingElse();
        return v.whole(() -> new ListRefunds.Command(
                new RefundQuery(statuses, gateway, order, from, before, false, Optional.empty()), cursor, limit));
    }

    static Answer<ListDueRefunds.Command> due(HttpParameters written) {
        var v = new Validation();
        var parameters = new QueryParameters(written, v);
        var days = parameters.one("days", text -> whole(text, 0, ListDueRefunds.MAX_DAYS));
        var limit = parameters.pageSize();
        parameters.nothingElse();
        return v.whole(() -> new ListDueRefunds.Command(days.orElse(USUAL_DAYS), limit));
    }

    static Answer<LocalDate> day(HttpParameters written) {
        var v = new Validation();
        var parameters = new QueryParameters(written, v);
        var day = parameters.one("day", StandardValues::day);
        if (day.isEmpty() && !written.contains("day")) {
            v.reject("day", "must be given, such as 2026-11-20");
        }
        parameters.nothingElse();
        return v.whole(day::orElseThrow);
    }

    private static int whole(String text, int least, int most) {
        if (!text.matches("[0-9]{1,4}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw new IllegalArgumentException("must be a whole number from " + least + " to " + most);
        }
        return Integer.parseInt(text);
    }
}
