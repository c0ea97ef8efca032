package returns.application.returns;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import returns.application.answers.Answer;
import returns.application.fixtures.Answers;
import returns.application.fixtures.LedgerGateway;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.refunds.FiledRefund;
import returns.application.refunds.Gateways;
import returns.application.refunds.HandleRefund;
import returns.application.refunds.RequestRefund;
import returns.application.returns.CreateReturn.Command;
import returns.domain.idempotency.Fingerprint;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.IdempotencyKey.Derived;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.orders.LineId;
import returns.domain.refunds.RefundId;
import returns.domain.returns.Condition;
import returns.domain.returns.Disposition;
import returns.domain.returns.Inspection;
import returns.domain.returns.Receipt;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;
import returns.domain.returns.Settlement;
import returns.domain.returns.UnexpectedItem;

/** The fingerprints of commands in the document are those that the use cases store. */
class PublishedCommandFingerprintsTest {
    private static final PublishedVectors COMMANDS = PublishedVectors.under("Commands");
    private static final OrderFixture ORDER =
            order(line("1").units(3), line("2").units(3)).numbered("10001");
    private static final WantedReturn WANTED = WantedReturn.of(ORDER);

    private static final IdempotencyKey.Chosen KEY = new IdempotencyKey.Chosen("k");
    private static final Gateways BY_HAND = new Gateways(List.of(new LedgerGateway(Gateways.MANUAL)), Map.of());
    private static final LineId ONE = new LineId("1");
    private static final HandleReturn.Command RECEIVE = new HandleReturn.Command.Receive(
            new Receipt(
                    List.of(new Receipt.Line(ONE, 2, 1, Optional.of(Condition.AS_NEW))),
                    List.of(new UnexpectedItem("A mug", 1, Optional.of(Condition.DAMAGED)))),
            Optional.of("Two parcels"));
    private static final HandleReturn.Command INSPECT = new HandleReturn.Command.Inspect(
            List.of(
                    new Inspection(ONE, 1, true, Disposition.RESTOCK),
                    new Inspection(ONE, 1, false, Disposition.SEND_BACK)),
            Optional.empty());
    private static final HandleReturn.Command SETTLE =
            new HandleReturn.Command.Settle(List.of(new Settlement(ONE, 1)), "pi_3Nxyz");
    private static final HandleRefund.Command PAID = new HandleRefund.Command.Paid(1, "bank transfer 4711");

    private final Shop shop = new Shop(identities());

    private final Map<String, Supplier<Fingerprint>> stored = Map.ofEntries(
            entry(
                    "create-return",
                    () -> meaning(create(WANTED.saying("Tight at the shoulders").command()))),
            entry(
                    "create-return-without-note",
                    () -> meaning(create(WANTED.saying("  ").command()))),
            entry(
                    "create-return-accents",
                    () -> meaning(create(WANTED.saying("Cafe\u0301 \"rouge\"\n").command()))),
            entry("create-return-two-lines", () -> meaning(create(twoLines()))),
            entry(
                    "create-return-exchange",
                    () -> meaning(create(WANTED.against(Resolution.EXCHANGE).command()))),
            entry("receive-return", () -> meaning(handled(RECEIVE))),
            entry("inspect-return", () -> meaning(handled(RECEIVE, INSPECT))),
            entry("settle-return", () -> meaning(handled(RECEIVE, INSPECT, SETTLE))),
            entry("request-refund", () -> meaning(refunded().of())),
            entry("refund-paid", () -> meaning(paid(refunded()).of())),
            entry("cancel-return", () -> meaning(cancel(create(WANTED.command())))),
            entry("tool-key", () -> key(createByTool(WANTED))),
            entry("tool-key-no-conversation", () -> key(createByTool(WANTED.inNoConversation()))),
            entry("tool-key-previous-return", () -> key(createByTool(WANTED.after(create(WANTED.command()))))),
            entry("tool-meaning", () -> meaning(createByTool(WANTED.saying("Tight at the shoulders")))));

    @TestFactory
    Stream<DynamicTest> everyFingerprintIsTheOneThatIsStored() {
        return stored.keySet().stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    var published =
                            Optional.ofNullable(COMMANDS.byName().get(name)).orElseThrow();
                    assertEquals(published.fingerprint().value(), "v1:" + published.digest());
                    var made = new PublishedCommandFingerprintsTest().stored.get(name);
                    assertEquals(
                            published.fingerprint(),
                            Optional.ofNullable(made).orElseThrow().get());
                }));
    }

    @Test
    void everyRowIsChecked() {
        assertEquals(stored.keySet(), COMMANDS.byName().keySet());
    }

    @Test
    void everyOperationHasARow() {
        var ofReturns = List.of(
                new HandleReturn.Command.Approve(),
                new HandleReturn.Command.Decline("Worn"),
                RECEIVE,
                INSPECT,
                SETTLE,
                new HandleReturn.Command.Close(),
                new HandleReturn.Command.Reopen("Something is left"));
        var ofRefunds = List.of(
                new HandleRefund.Command.Cancel("Wrong"),
                PAID,
                new HandleRefund.Command.NotPaid(1, "No"),
                new HandleRefund.Command.Retry(1, Optional.empty()));
        assertEquals(HandleReturn.Command.class.getPermittedSubclasses().length, ofReturns.size());
        assertEquals(HandleRefund.Command.class.getPermittedSubclasses().length, ofRefunds.size());
        var all = new HashSet<>(
                Set.of(CreateReturn.CREATE_RETURN.name(), CancelReturn.CANCEL_RETURN.name(), "request_refund"));
        ofReturns.forEach(command -> all.add(command.operation()));
        ofRefunds.forEach(command -> all.add(command.operation()));
        assertEquals(all, PublishedVectors.operations());
    }

    private Return handled(HandleReturn.Command... commands) {
        var made = create(WANTED.units(3).command());
        Answers.done(shop.handle("approve", made, new HandleReturn.Command.Approve()));
        return Stream.of(commands)
                .map(command -> Answers.done(shop.handle(command.operation(), made, command)))
                .reduce(made, (earlier, later) -> later);
    }

    private FiledRefund refunded() {
        var request = new RequestRefund(
                idempotent(),
                shop.stores(),
                shop.stores(),
                shop.stores(),
                BY_HAND,
                () -> new RefundId(UUID.fromString("01996f0e-8c1a-7b52-9a34-5d1f6f0c2b21")));
        var ref = new ReturnRef.ById(handled(RECEIVE, INSPECT).id());
        return Answers.done(request.request(PrincipalFixture.STAFF, KEY, ref, new Precondition.Any()));
    }

    private FiledRefund paid(FiledRefund filed) {
        var stores = shop.stores();
        var handle = new HandleRefund(idempotent(), stores, stores, stores, stores, BY_HAND);
        return Answers.done(
                handle.handle(PrincipalFixture.STAFF, KEY, filed.refund().id(), PAID));
    }

    private Idempotent idempotent() {
        return new Idempotent(shop.changes(), shop.clock(), Shop.RETENTION, Shop.RETENTION);
    }

    private Return create(Command command) {
        shop.sold(ORDER);
        return Answers.done(shop.create(PrincipalFixture.CUSTOMER, "k", command));
    }

    private Return createByTool(WantedReturn wanted) {
        if (shop.stores().find(ORDER.number()).isEmpty()) {
            shop.sold(ORDER);
        }
        return Answers.done(shop.createByTool(wanted));
    }

    private Return cancel(Return made) {
        Answer<Return> answer = shop.cancel(PrincipalFixture.CUSTOMER, "k", made, new Precondition.Any());
        return Answers.done(answer);
    }

    private Fingerprint meaning(Return made) {
        return recorded(made).fingerprint();
    }

    private Fingerprint key(Return made) {
        return recorded(made).scope().key() instanceof Derived(var actedOn)
                ? actedOn
                : recorded(made).fingerprint();
    }

    private IdempotencyRecord recorded(Return made) {
        var change = shop.changes().committed().getLast();
        assertEquals(made, change.state());
        return change.record().orElseThrow();
    }

    private static Command twoLines() {
        return WANTED.of("2").units(3).saying("Also").and(WANTED);
    }

    private static ReturnIdentities identities() {
        var ids = Stream.of("01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11", "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b12")
                .map(UUID::fromString)
                .map(ReturnId::new)
                .iterator();
        var numbers =
                Stream.of("R-7K3F9QX2", "R-7K3F9QX3").map(ReturnNumber::new).iterator();
        return new ReturnIdentities(ids::next, numbers::next);
    }
}
