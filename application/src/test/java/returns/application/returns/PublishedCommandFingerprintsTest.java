package returns.application.returns;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import returns.application.answers.Answer;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.input.Precondition;
import returns.application.returns.CreateReturn.Command;
import returns.domain.idempotency.Fingerprint;
import returns.domain.idempotency.IdempotencyKey.Derived;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;

/** The fingerprints of commands in the document are those that the use cases store. */
class PublishedCommandFingerprintsTest {
    private static final PublishedVectors COMMANDS = PublishedVectors.under("Commands");
    private static final OrderFixture ORDER =
            order(line("1").units(3), line("2").units(3)).numbered("10001");
    private static final WantedReturn WANTED = WantedReturn.of(ORDER);

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
