package returns.application.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OneCentOff;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PaidOrder;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.input.Precondition;
import returns.application.input.Written;
import returns.application.refunds.HandleRefund;
import returns.application.returns.HandleReturn;
import returns.application.returns.ShowReturn;
import returns.application.tools.GetReturnTool;
import returns.application.tools.Grant;
import returns.domain.access.Principal;
import returns.domain.refunds.Approval.Verdict;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.returns.Return;

/** Whatever is refused, whoever asked is told what to do next; alike on every machine. */
class WhatRefusalsTellTest {
    /** Those of the doors that calls come through. */
    private static final Set<Code> OF_ADAPTERS = EnumSet.of(
            Code.KEY_MISSING,
            Code.KEY_INVALID,
            Code.UNAUTHORIZED,
            Code.METHOD_NOT_ALLOWED,
            Code.NOT_ACCEPTABLE,
            Code.UNSUPPORTED_MEDIA_TYPE,
            Code.TOO_LARGE,
            Code.UNAVAILABLE,
            Code.INTERNAL_ERROR);

    private final Locale machines = Locale.getDefault();

    @AfterEach
    void backToTheMachinesLocale() {
        Locale.setDefault(machines);
    }

    @Test
    void everyRefusalSaysWhatToDoNext() {
        var met = refusals().map(Refusal::code).collect(Collectors.toCollection(() -> EnumSet.noneOf(Code.class)));
        met.addAll(OF_ADAPTERS);
        assertEquals(EnumSet.allOf(Code.class), met, "every code was met here, or is an adapter's");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tr-TR", "ar-EG", "fa-IR", "hi-IN-u-nu-deva"})
    void everyRefusalReadsTheSameOnEveryMachine(String locale) {
        Locale.setDefault(Locale.forLanguageTag(locale));
        refusals().forEach(r -> assertTrue((r.detail() + r.hint()).chars().allMatch(c -> c < 128), r.toString()));
        assertEquals(
                Optional.of("2 of 2 lines of order 10001 cannot be returned."),
                refusals()
                        .map(Refusal::detail)
                        .filter(d -> d.startsWith("2 of 2"))
                        .findFirst());
    }

    @Test
    void everyCodeHasATitle() {
        for (var code : Code.values()) {
            assertTrue(code.title().matches("[A-Z].*[a-zA-Z]"), code.title());
        }
    }

    private static Stream<Refusal> refusals() {
        return Stream.of(
                        ofCreation(),
                        ofRepetition(),
                        ofConversations(),
                        ofCanceling(),
                        ofApproving(),
                        ofOrders(),
                        ofTokens(),
                        ofRefunds(),
                        ofInput())
                .flatMap(List::stream);
    }

    private static Shop shop() {
        var shop = new Shop();
        shop.sold(sold());
        return shop;
    }

    private static OrderFixture sold() {
        return order(line("1").units(3), line("2").asFinalSale().notDelivered()).numbered("10001");
    }

    private static WantedReturn wanted() {
        return WantedReturn.of(sold());
    }

    private static List<Refusal> ofCreation() {
        var shop = shop();
        var hidden = shop.create(PrincipalFixture.OTHER_CUSTOMER, "k", wanted());
        var several =
                shop.create(PrincipalFixture.CUSTOMER, "k", wanted().units(9).and(wanted().of("2")));
        return List.of(
                Answers.refused(Code.NOT_FOUND, hidden),
                Answers.refused(Code.NOT_RETURNABLE, several),
                Answers.refused(Code.NOT_RETURNABLE, shop.create("k", wanted().of("9"))));
    }

    private static List<Refusal> ofApproving() {
        var shop = shop();
        var one = Answers.done(shop.create("k", wanted()));
        Answers.done(shop.handle("a", one, new HandleReturn.Command.Approve()));
        return List.of(Answers.refused(Code.NEEDS_PERSON, shop.setQuantity(one, 2)));
    }

    private static List<Refusal> ofTokens() {
        var tool = GetReturnTool.of(new ShowReturn(shop().stores()));
        return List.of(Answers.refused(Code.INSUFFICIENT_SCOPE, new Grant(Optional.of(Set.of())).covering(tool)));
    }

    private static List<Refusal> ofRepetition() {
        var shop = shop();
        shop.changes().nextAnswer(CommitOutcome.STALE, 8);
        var contended = Answers.refused(Code.CONTENDED, shop.create("k", wanted()));
        shop.changes().nextAnswer(CommitOutcome.BUSY, 1);
        var busy = Answers.refused(Code.IN_PROGRESS, shop.create("k", wanted()));
        Answers.done(shop.create("k", wanted()));
        var reused = Answers.refused(Code.KEY_REUSED, shop.create("k", wanted().units(2)));
        return List.of(contended, busy, reused);
    }

    private static List<Refusal> ofConversations() {
        var shop = shop();
        var first = Answers.done(shop.createByTool(wanted()));
        var other = Answers.refused(Code.ALREADY_REQUESTED, first, shop.createByTool(wanted().units(2)));
        var elsewhere = Answers.refused(Code.POSSIBLE_DUPLICATE, first, shop.createByTool(wanted().in("conv-2")));
        var unknown = shop.createByTool(wanted().of("2").after(first));
        var ended = shop.canceled(first);
        return List.of(
                other,
                elsewhere,
                Answers.refused(Code.UNKNOWN_PREVIOUS_RETURN, unknown),
                Answers.refused(Code.RETURN_ENDED, ended, shop.createByTool(wanted())));
    }

    private static List<Refusal> ofCanceling() {
        var shop = shop();
        var made = Answers.done(shop.create("k", wanted()));
        var close = shop.handle("k", made, new HandleReturn.Command.Close());
        return List.of(
                Answers.refused(Code.NOT_ALLOWED_NOW, made, close),
                refused(Code.NOT_FOUND, shop, PrincipalFixture.FEED, made, new Precondition.Any()),
                refused(Code.PRECONDITION_REQUIRED, shop, PrincipalFixture.STAFF, made, new Precondition.Missing()),
                refused(
                        Code.PRECONDITION_FAILED,
                        shop,
                        PrincipalFixture.STAFF,
                        made,
                        new Precondition.OneOf(Set.of(12))));
    }

    private static List<Refusal> ofOrders() {
        var shop = shop();
        var put = shop.putOrder();
        Answers.done(shop.create("k", wanted().units(2)));
        var fewer = sold().later().with(l -> l.canceled(l.quantity() - 1)).build();
        var older = order().numbered("10001");
        var before = new OrderFixture(
                older.number(), older.customer(), older.zone(), older.placedAt(), older.placedAt(), older.lines());
        return List.of(
                Answers.refused(Code.FORBIDDEN, put.put(PrincipalFixture.STAFF, fewer)),
                Answers.refused(Code.UNITS_IN_RETURNS, put.put(PrincipalFixture.FEED, fewer)),
                Answers.refused(Code.ORDER_CONFLICT, put.put(PrincipalFixture.FEED, older.build())),
                Answers.refused(Code.ORDER_OUTDATED, put.put(PrincipalFixture.FEED, before.build())),
                Answers.refused(
                        Code.AMOUNTS_DO_NOT_ADD_UP, put.put(PrincipalFixture.FEED, OneCentOff.in(sold().build()))));
    }

    private static List<Refusal> ofRefunds() {
        var shop = shop();
        var till = shop.till();
        var first = shop.accepted(sold(), 1);
        var rejected = Answers.done(till.requestByTool(first)).refund();
        Answers.done(till.decide(PrincipalFixture.APPROVER, rejected.id(), Verdict.REJECTED));
        var again = Answers.refused(Code.REFUND_REJECTED, till.requestByTool(first));
        var failed = Answers.done(till.request("k", shop.later().accepted(sold(), 2)))
                .refund();
        var taken = Answers.refused(
                Code.PAYMENTS_IN_REFUNDS,
                shop.putOrder().put(PrincipalFixture.FEED, PaidOrder.left(sold().build(), 1)));
        till.card().next(_ -> new ProviderAnswer.Refused(Optional.empty(), "No such payment"));
        till.send(failed);
        Answers.done(shop.putOrder().put(PrincipalFixture.FEED, PaidOrder.left(sold().build(), 1)));
        var gone = till.handle("r", failed.id(), new HandleRefund.Command.Retry(1, Optional.empty()));
        return List.of(again, taken, Answers.refused(Code.PAYMENT_EXHAUSTED, gone));
    }

    private static List<Refusal> ofInput() {
        var v = new Validation();
        v.reject("", "must be an object");
        return List.of(
                Answers.refused(Code.INVALID, v.refused()),
                Answers.refused(Code.MALFORMED, Written.orMissing(null).content()));
    }

    private static Refusal refused(Code code, Shop shop, Principal principal, Return r, Precondition precondition) {
        return Answers.refused(code, shop.cancel(principal, "k-2", r, precondition));
    }
}
