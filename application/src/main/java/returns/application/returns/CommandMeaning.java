package returns.application.returns;

import returns.application.returns.HandleReturn.Command;
import returns.domain.Term;
import returns.domain.idempotency.Meaning;
import returns.domain.returns.Inspection;
import returns.domain.returns.Receipt;
import returns.domain.returns.Settlement;
import returns.domain.returns.UnexpectedItem;

/** What a command of staff asks for, apart from the return that it is about. */
final class CommandMeaning {
    private CommandMeaning() {}

    static Meaning.Parts of(Command command) {
        var nothing = Meaning.parts();
        return switch (command) {
            case Command.Approve(), Command.Close() -> nothing;
            case Command.Decline(var why) -> nothing.with("reason", why);
            case Command.Reopen(var why) -> nothing.with("reason", why);
            case Command.Receive(var receipt, var note) -> of(receipt).with("note", note);
            case Command.Inspect(var found, var note) ->
                nothing.with(
                                "lines",
                                new Meaning.Items(found.stream()
                                        .<Meaning>map(CommandMeaning::of)
                                        .toList()))
                        .with("note", note);
            case Command.Settle(var settled, var reference) ->
                nothing.with(
                                "lines",
                                new Meaning.Items(settled.stream()
                                        .<Meaning>map(CommandMeaning::of)
                                        .toList()))
                        .with("reference", reference);
        };
    }

    private static Meaning.Parts of(Receipt receipt) {
        return Meaning.parts()
                .with(
                        "lines",
                        new Meaning.Items(receipt.lines().stream()
                                .<Meaning>map(CommandMeaning::of)
                                .toList()))
                .with(
                        "unexpected",
                        new Meaning.Items(receipt.unexpected().stream()
                                .<Meaning>map(CommandMeaning::of)
                                .toList()));
    }

    private static Meaning.Parts of(Receipt.Line line) {
        return Meaning.parts()
                .with("lineId", line.line().value())
                .with("received", line.received())
                .with("missing", line.missing())
                .with("condition", line.condition().map(Term::term));
    }

    private static Meaning.Parts of(UnexpectedItem item) {
        return Meaning.parts()
                .with("what", item.what())
                .with("quantity", item.quantity())
                .with("condition", item.condition().map(Term::term));
    }

    private static Meaning.Parts of(Inspection found) {
        return Meaning.parts()
                .with("lineId", found.line().value())
                .with("quantity", found.quantity())
                .with("result", found.accepted() ? "accepted" : "rejected")
                .with("disposition", found.disposition());
    }

    private static Meaning.Parts of(Settlement settled) {
        return Meaning.parts().with("lineId", settled.line().value()).with("quantity", settled.quantity());
    }
}
