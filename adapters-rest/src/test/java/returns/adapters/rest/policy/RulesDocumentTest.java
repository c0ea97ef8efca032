package returns.adapters.rest.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import returns.application.answers.Answer;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.application.input.Written;
import returns.domain.policy.LostPromotion;
import returns.domain.policy.PaymentSplit;
import returns.domain.policy.PolicyRules;
import returns.domain.policy.ShippingRefund;
import returns.domain.returns.Reason;

class RulesDocumentTest {
    private static final JsonMapper JSON = new JsonMapper();

    private static final String EVERY_RULE = """
        {
          "windows": {
            "days": 14, "countedFrom": "order", "timeZone": "Asia/Kathmandu",
            "products": [{"name": "MUG", "days": 1, "countedFrom": "order"}],
            "categories": [{"name": "apparel", "days": 100, "countedFrom": "delivery"}],
            "countries": [{"name": "CH", "days": 0, "countedFrom": "delivery"}],
            "workingDays": {"holidays": ["2026-12-25", "2026-12-26"]}
          },
          "categoriesExcluded": ["food"],
          "reasons": {
            "allowed": ["defective", "style", "other"],
            "categories": [{"category": "underwear", "allowed": ["defective"]}],
            "noteRequired": ["other"]
          },
          "approval": {
            "maximum": [{"amount": "49.50", "currency": "EUR"}, {"amount": "5000", "currency": "JPY"}],
            "reasons": ["defective"],
            "recentReturns": {"most": 3, "days": 365}
          },
          "daysToSend": 14,
          "returnShipping": {
            "paidBy": "customer",
            "reasons": [{"reason": "defective", "paidBy": "shop"}],
            "label": [{"amount": "4.95", "currency": "EUR"}]
          },
          "restockingFees": [
            {"category": "apparel", "reason": "style", "percent": "12.5"},
            {"flat": [{"amount": "2.00", "currency": "EUR"}]}
          ],
          "shippingRefund": "in_proportion",
          "paymentSplit": "last_first",
          "lostPromotion": "claw_back",
          "keepTheItem": {"maximum": [{"amount": "10.00", "currency": "EUR"}], "reasons": ["defective"]},
          "refundApproval": {"agents": false, "maximum": [{"amount": "50.00", "currency": "EUR"}], "hours": 24},
          "rejectedComeBack": true
        }
        """;

    @Test
    void whatIsReadIsWrittenAlike() throws JsonProcessingException {
        var rules = accepted(EVERY_RULE);

        assertEquals(sorted(EVERY_RULE), sorted(JSON.writeValueAsString(RulesDocument.of(rules))));
        assertEquals(rules, accepted(JSON.writeValueAsString(RulesDocument.of(rules))));
        assertEquals(ShippingRefund.IN_PROPORTION, rules.shippingRefund());
        assertEquals(PaymentSplit.LAST_FIRST, rules.paymentSplit());
        assertEquals(LostPromotion.CLAW_BACK, rules.lostPromotion());
        assertEquals(Optional.of(ZoneId.of("Asia/Kathmandu")), rules.windows().zone());
        assertEquals(Optional.empty(), rules.fees().fee("apparel", Reason.DEFECTIVE));
    }

    @Test
    void whatIsLeftOutIsAsItIsByDefault() throws JsonProcessingException {
        assertEquals(PolicyRules.STANDARD, accepted("{}"));
        assertEquals(
                PolicyRules.STANDARD,
                accepted("{\"windows\": {}, \"reasons\": {}, \"approval\": {}, \"returnShipping\": {}}"));
        assertEquals(PolicyRules.STANDARD, accepted(JSON.writeValueAsString(RulesDocument.of(PolicyRules.STANDARD))));
    }

    @Test
    void everythingThatContradictsItselfIsNamedAtOnce() {
        var refusal = refused("""
            {
              "windows": {
                "days": -1, "countedFrom": "payment", "timeZone": "Mars/Base",
                "products": [{"name": "MUG", "days": 1}, {"name": "MUG", "days": 2}],
                "categories": [{"name": " ", "days": 1.5}],
                "countries": [{"name": "XX", "days": 1}, {"name": "DE"}],
                "workingDays": {"holidays": ["2026-02-29", "2026-12-25", "2026-12-25"]}
              },
              "categoriesExcluded": ["food", "food", null],
              "reasons": {
                "allowed": ["style", "too_loud"],
                "categories": [{"category": "food", "allowed": []}],
                "noteRequired": ["style", "other"]
              },
              "approval": {
                "maximum": [{"amount": "-1", "currency": "EUR"}, {"amount": "1", "currency": "EURO"}],
                "recentReturns": {"most": -1, "days": 366}
              },
              "daysToSend": 0,
              "returnShipping": {"reasons": [{"reason": "style"}], "label": [{"amount": "1.001", "currency": "EUR"}]},
              "restockingFees": [
                {"percent": "100.01"}, {"percent": "1", "flat": []}, {"reason": "defective", "percent": "5"},
                {"percent": "5"}, {"percent": "6"}
              ],
              "shippingRefund": "always",
              "rejectedComeBack": "no",
              "window": 30
            }
            """);

        assertEquals(
                List.of(
                        "/approval/maximum/0/amount",
                        "/approval/maximum/1/currency",
                        "/approval/recentReturns/days",
                        "/approval/recentReturns/most",
                        "/categoriesExcluded/1",
                        "/categoriesExcluded/2",
                        "/daysToSend",
                        "/reasons/allowed/1",
                        "/reasons/categories/0/allowed",
                        "/rejectedComeBack",
                        "/restockingFees/0/percent",
                        "/restockingFees/1",
                        "/restockingFees/2/reason",
                        "/restockingFees/4",
                        "/returnShipping/label/0/amount",
                        "/returnShipping/reasons/0/paidBy",
                        "/shippingRefund",
                        "/window",
                        "/windows/categories/0/days",
                        "/windows/categories/0/name",
                        "/windows/countedFrom",
                        "/windows/countries/0/name",
                        "/windows/countries/1/days",
                        "/windows/days",
                        "/windows/products/1",
                        "/windows/timeZone",
                        "/windows/workingDays/holidays/0",
                        "/windows/workingDays/holidays/2"),
                List.copyOf(new TreeSet<>(
                        refusal.invalid().stream().map(InvalidValue::pointer).toList())));
    }

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{'windows': {'days': -1}}|/windows/days|must be a whole number from 0 to 3650",
                "{'windows': {'timeZone': 'Mars/Base'}}|/windows/timeZone|must be the IANA name",
                "{'restockingFees': [{'percent': '101'}]}|/restockingFees/0/percent|must be 0 to 100 percent",
                "{'restockingFees': [{'reason': 'wrong_item', 'percent': '1'}]}|/restockingFees/0/reason|shop's own"
                        + " fault",
                "{'reasons': {'allowed': []}}|/reasons/allowed|must leave at least one reason",
                "{'reasons': {'allowed': ['style'], 'noteRequired': ['style',"
                        + " 'other']}}|/reasons/noteRequired/1|allowed somewhere",
                "{'reasons': {'allowed': ['too_loud']}}|/reasons/allowed/0|must be one of size_too_small",
                "{'keepTheItem': {'maximum': [{'amount': '-0.01', 'currency':"
                        + " 'EUR'}]}}|/keepTheItem/maximum/0/amount|at least 0",
                "{'approval': {'maximum': [{'amount': '1', 'currency': 'XXX'}]}}|/approval/maximum/0/currency|ISO 4217",
                "{'windows': {'window': 1}}|/windows/window|must be left out",
            })
    void eachIsNamedWhereItStands(String draft, String pointer, String detail) {
        var invalid =
                refused(draft.replace('\'', '"').replace("shop\"s", "shop's")).invalid();

        assertEquals(
                List.of(pointer), invalid.stream().map(InvalidValue::pointer).toList());
        assertTrue(invalid.getFirst().detail().contains(detail), invalid.toString());
    }

    @Test
    void theExampleForStaffIsAccepted() throws IOException {
        var guide = Files.readString(Path.of("..", "docs", "policy.md"));
        var from = guide.indexOf("```json") + "```json".length();

        var rules = accepted(guide.substring(from, guide.indexOf("```", from)));

        assertEquals(30, rules.windows().standard().days());
        assertEquals(100, rules.windows().categories().get("shoes").days());
        assertTrue(rules.approval().countsReturns());
    }

    private static PolicyRules accepted(String draft) {
        return switch (read(draft)) {
            case Answer.Done<PolicyRules>(var rules, var _) -> rules;
            case Answer.Refused<PolicyRules>(var refusal) -> throw new AssertionError(refusal.invalid());
        };
    }

    private static Refusal refused(String draft) {
        return assertInstanceOf(Answer.Refused.class, read(draft)).refusal();
    }

    private static Answer<PolicyRules> read(String draft) {
        try {
            var properties = JSON.readValue(draft, new TypeReference<Map<String, @Nullable Object>>() {});
            return Written.of(properties).as(RulesDocument.class, RulesDocument::rules);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    private static Object sorted(String json) throws JsonProcessingException {
        return JSON.readTree(json);
    }
}
