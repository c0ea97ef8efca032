package returns.application.tools;

import returns.application.returns.ShowReturn;

/** The tool {@code get_return}. */
public final class GetReturnTool {
    private GetReturnTool() {}

    public static Tool<ReturnNumberArguments, ReturnResult> of(ShowReturn show) {
        return new Tool<>(
                "get_return",
                "Look up a return",
                "Tells how a return stands now. Use it before you tell the customer about a return, or when you are"
                        + " not sure whether something was done.",
                Effect.READS,
                true,
                ReturnNumberArguments.class,
                ReturnResult.class,
                (host, written) -> written.ref()
                        .then(ref -> show.show(host.principal(), ref))
                        .refusing(NextTool::afterReturn)
                        .map(ReturnResult::of));
    }
}
