package returns.application.tools;

import returns.application.returns.CancelReturn;

/** The tool {@code cancel_return}. */
public final class CancelReturnTool {
    private CancelReturnTool() {}

    public static Tool<ReturnNumberArguments, ReturnResult> of(CancelReturn cancel) {
        return new Tool<>(
                "cancel_return",
                "Cancel a return",
                "Calls a return off, for good, before the goods are on their way. Ask the customer to confirm first."
                    + " It is safe to repeat: a return that is canceled already is answered as it is. The units can be"
                    + " returned again later.",
                Effect.CHANGES,
                true,
                ReturnNumberArguments.class,
                ReturnResult.class,
                (host, written) -> written.ref()
                        .then(ref -> cancel.cancel(host.principal(), ref))
                        .refusing(NextTool::afterReturn)
                        .map(ReturnResult::of));
    }
}
