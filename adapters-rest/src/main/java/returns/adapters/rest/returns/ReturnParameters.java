package returns.adapters.rest.returns;

import io.micronaut.http.HttpParameters;
import returns.adapters.rest.input.QueryParameters;
import returns.adapters.rest.input.StandardValues;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.returns.ListReturns;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnQuery.Order;
import returns.domain.Term;
import returns.domain.orders.CustomerId;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Reason;
import returns.domain.returns.ReturnStatus;

/** The parameters of a list of returns, which {@link ReturnListParameters} describes. */
final class ReturnParameters {
    private ReturnParameters() {}

    /** The page that is asked for; or everything that is wrong with the parameters. */
    static Answer<ListReturns.Command> read(HttpParameters parameters) {
        var v = new Validation();
        var read = new QueryParameters(parameters, v);
        var statuses = read.any("status", word -> Term.of(ReturnStatus.class, word));
        var customer = read.one("customerId", CustomerId::new);
        var order = read.one("orderNumber", OrderNumber::new);
        var from = read.one("createdFrom", StandardValues::moment);
        var before = read.one("createdBefore", StandardValues::moment);
        var reasons = read.any("reason", word -> Term.of(Reason.class, word));
        var sku = read.one("sku", ReturnFilter::sku);
        var words = read.one("q", ReturnFilter::words);
        var sort = read.<Order>one("sort", ReturnParameters::order);
        var limit = read.pageSize();
        var cursor = read.one("cursor", text -> text);
        read.nothingElse();
        return v.whole(() -> new ListReturns.Command(
                new ReturnFilter(statuses, customer, order, from, before, reasons, sku, words),
                sort.orElse(Order.NEWEST_FIRST),
                cursor,
                limit));
    }

    private static Order order(String written) {
        return switch (written) {
            case "-createdAt" -> Order.NEWEST_FIRST;
            case "createdAt" -> Order.OLDEST_FIRST;
            default -> throw new IllegalArgumentException("must be createdAt or -createdAt");
        };
    }
}
