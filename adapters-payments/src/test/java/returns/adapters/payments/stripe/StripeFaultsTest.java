package returns.adapters.payments.stripe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.adapters.payments.PayoutFixture.payout;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.MethodSource;
import returns.adapters.payments.fake.Fault;
import returns.adapters.payments.fake.Script;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.returns.ReturnEvent;

/** What goes wrong between this service and Stripe: nothing is certain until Stripe says it, and nothing is paid twice. */
class StripeFaultsTest {
    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
    void theSameKeyPaysOnceWhateverWentWrongFirst(Fault fault) {
        try (var stripe = new StripeFixture(Script.first(fault))) {
            var payout = stripe.payable(payout());
            assertEquals(expected(fault), stripe.gateway().send(payout).getClass());
            assertEquals(1, stripe.fake().calls(payout.key()), "one call is one try");

            assertInstanceOf(ProviderAnswer.Paid.class, stripe.gateway().send(payout));
            assertEquals(List.of(payout.amount()), stripe.paid(payout));
        }
    }

    private static Class<? extends ProviderAnswer> expected(Fault fault) {
        return switch (fault) {
            case CUT_BEFORE, CUT_AFTER, LATE, SERVER_ERROR, SERVER_ERROR_AFTER, MALFORMED, KEY_IN_USE ->
                ProviderAnswer.Unclear.class;
            case RATE_LIMITED, UNAUTHORIZED, FORBIDDEN -> ProviderAnswer.NotNow.class;
            case NONE -> ProviderAnswer.Paid.class;
        };
    }

    @Test
    void whatStripeIsTooBusyForIsSentAgainWhenItSays() {
        try (var stripe = new StripeFixture(Script.first(Fault.RATE_LIMITED))) {
            assertEquals(new ProviderAnswer.NotNow(Duration.ofSeconds(1), "Stripe is busy."), stripe.send(payout()));
        }
    }

    /** The key of this service, not that of a payout. */
    @Test
    void anotherKeyIsNotTaken() {
        try (var stripe = new StripeFixture(Script.calm())) {
            var other = new StripeGateway(StripeFixture.settings(stripe.fake().url(), "sk_test_other", ""));
            var payout = stripe.payable(payout());
            assertInstanceOf(ProviderAnswer.NotNow.class, other.send(payout));
            assertInstanceOf(ProviderAnswer.NotNow.class, other.find(payout).orElseThrow());
            assertEquals(List.of(), stripe.paid(payout));
        }
    }

    @Test
    void whereNothingListensNothingWasDone() {
        var stripe = new StripeFixture(Script.calm());
        var payout = stripe.payable(payout());
        stripe.close();
        assertInstanceOf(ProviderAnswer.NotNow.class, stripe.gateway().send(payout));
    }

    @ParameterizedTest
    @EnumSource(names = {"CUT_BEFORE", "SERVER_ERROR", "MALFORMED", "KEY_IN_USE", "RATE_LIMITED", "FORBIDDEN", "LATE"})
    void whatCannotBeLookedUpIsNotTakenForWhatWasNeverSent(Fault fault) {
        try (var stripe = new StripeFixture(Script.calm())) {
            var payout = payout();
            stripe.send(payout);
            stripe.fake().follow((call, nth) -> fault);
            for (var asked :
                    List.of(payout.build(), payout.named("re_fake000001").build())) {
                var found = stripe.gateway().find(asked).orElseThrow();
                assertEquals(
                        fault == Fault.RATE_LIMITED || fault == Fault.FORBIDDEN
                                ? ProviderAnswer.NotNow.class
                                : ProviderAnswer.Unclear.class,
                        found.getClass());
            }
            assertEquals(Optional.empty(), stripe.gateway().seen(LocalDate.parse("2026-11-20")));
        }
    }

    /** Whatever stands in between may answer anything. */
    @ParameterizedTest
    @MethodSource("strangeAnswers")
    void whatIsNoAnswerOfStripeIsUnclear(int status, String body) {
        try (var proxy = new StrangeServer(status, body)) {
            var gateway = new StripeGateway(StripeFixture.settings(proxy.url(), "sk_test_fake", ""));
            var payout = payout();
            assertInstanceOf(ProviderAnswer.Unclear.class, gateway.send(payout.build()));
            assertInstanceOf(
                    ProviderAnswer.Unclear.class,
                    gateway.find(payout.named("re_1").build()).orElseThrow());
            assertInstanceOf(
                    ProviderAnswer.Unclear.class, gateway.find(payout.build()).orElseThrow());
        }
    }

    @Test
    void whateverStripeSaysCanBeKept() {
        var message = "No\\u0000 more\\ud83d " + "\uD83D\uDE00".repeat(500);
        var error = "{\"error\":{\"type\":\"invalid_request_error\",\"message\":\"%s\"}}".formatted(message);
        try (var proxy = new StrangeServer(400, error)) {
            var gateway = new StripeGateway(StripeFixture.settings(proxy.url(), "sk_test_fake", ""));
            var refused = assertInstanceOf(ProviderAnswer.Refused.class, gateway.send(payout().build()));
            assertEquals(refused.why(), ReturnEvent.why(refused.why()));
            assertTrue(refused.why().startsWith("Stripe refuses it (400): No  more  "), refused.why());
        }
    }

    static Stream<Arguments> strangeAnswers() {
        return Stream.of(
                        "",
                        "null",
                        "[]",
                        "7",
                        "{}",
                        "<html>Bad Gateway</html>",
                        "{\"error\":null}",
                        "{\"error\":\"no\"}",
                        "{\"error\":{}}",
                        "{\"object\":\"list\",\"data\":null,\"has_more\":true}",
                        "{\"id\":\"re_1\",\"object\":\"refund\"}",
                        "{\"id\":\"re_1\",\"status\":\"succeeded\",\"amount\":-1,\"currency\":\"zzz\"}",
                        "{\"id\":\"re 1\\u0000\",\"status\":\"succeeded\",\"amount\":1,\"currency\":\"eur\"}",
                        "{\"id\":\"re_1\",\"status\":\"new\\u0007\",\"amount\":2997,\"currency\":\"eur\"}")
                .flatMap(body -> Stream.of(200, 400, 404, 500, 502, 503).map(status -> Arguments.of(status, body)));
    }
}
