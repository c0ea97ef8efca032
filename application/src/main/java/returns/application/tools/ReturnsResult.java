package returns.application.tools;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import returns.application.pages.Page;
import returns.domain.returns.Return;

/** Returns as a model reads them. */
public record ReturnsResult(
        @Description("The returns of the order, the newest first, at most 20; empty if there are none.")
        List<ReturnResult> returns,

        @Description("Only if there are older returns: call again with this as cursor to get them.") @Nullable
        String nextCursor)
        implements Said {
    static final int MOST = 20;

    @Override
    public String sentence() {
        if (returns.isEmpty()) {
            return "The order has no returns.";
        }
        var which = returns.stream().map(r -> r.number() + " is " + r.status()).collect(Collectors.joining(", "));
        return "Returns, the newest first: " + which + "." + (nextCursor == null ? "" : " There are older ones.");
    }

    static ReturnsResult of(Page<Return> page) {
        return new ReturnsResult(
                page.items().stream().map(ReturnResult::of).toList(),
                page.nextCursor().orElse(null));
    }
}
