package returns.adapters.rest.calls;

import io.micronaut.http.HttpParameters;
import returns.adapters.rest.input.QueryParameters;
import returns.adapters.rest.input.StandardValues;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.calls.CallFilter;
import returns.application.calls.CallOutcome;
import returns.application.calls.ListCalls;
import returns.application.returns.Conversation;

/** The parameters of a list of calls, which {@link CallListParameters} describes. */
final class CallParameters {
    private CallParameters() {}

    /** The page that is asked for; or everything that is wrong with the parameters. */
    static Answer<ListCalls.Command> page(HttpParameters parameters) {
        var v = new Validation();
        var read = new QueryParameters(parameters, v);
        var filter = filter(read);
        var limit = read.pageSize();
        var cursor = read.one("cursor", text -> text);
        read.nothingElse();
        return v.whole(() -> new ListCalls.Command(filter, cursor, limit));
    }

    /** The calls that are counted; or everything that is wrong with the parameters. */
    static Answer<CallFilter> all(HttpParameters parameters) {
        var v = new Validation();
        var read = new QueryParameters(parameters, v);
        var filter = filter(read);
        read.nothingElse();
        return v.whole(() -> filter);
    }

    private static CallFilter filter(QueryParameters read) {
        return new CallFilter(
                read.one("tool", CallFilter::name),
                read.one("subject", CallFilter::name),
                read.one("conversation", Conversation::new),
                read.one("outcome", CallOutcome::named),
                read.one("calledFrom", StandardValues::moment),
                read.one("calledBefore", StandardValues::moment));
    }
}
