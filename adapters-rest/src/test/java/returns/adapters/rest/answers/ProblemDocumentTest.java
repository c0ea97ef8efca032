package returns.adapters.rest.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.micronaut.http.HttpResponse;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import returns.application.answers.Code;
import returns.application.answers.Difference;
import returns.application.answers.InvalidValue;
import returns.application.answers.LineFindings;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.domain.Deadline;
import returns.domain.orders.LineId;
import returns.domain.policy.Finding;

class ProblemDocumentTest {
    private static final JsonMapper JSON = new JsonMapper();

    /** {@code problem.json} of the contract's examples. */
    @Test
    void aRefusalIsWrittenInTheShapeOfTheContract() throws Exception {
        var hint =
                "Tell the customer that the mug was sold as final sale. Other lines of the order can still be returned"
                        + " until 2026-12-14.";
        var refusal = Refusal.of(
                        Code.NOT_RETURNABLE, Retry.NEVER, "1 of 1 lines of order 10001 cannot be returned.", hint)
                .withLines(List.of(new LineFindings(
                        new LineId("2"), List.of(new Finding.FinalSale(), new Finding.NotDelivered(0, 1)))));

        assertEquals(JSON.readTree("""
            {
              "type": "/problems/not_returnable",
              "title": "Some lines cannot be returned",
              "status": 422,
              "detail": "1 of 1 lines of order 10001 cannot be returned.",
              "code": "not_returnable",
              "outcome": "not_committed",
              "retry": "never",
              "hint": "Tell the customer that the mug was sold as final sale. Other lines of the order can still be \
            returned until 2026-12-14.",
              "lines": [
                {"lineId": "2", "findings": [
                  {"code": "final_sale", "detail": "Sold as final sale."},
                  {"code": "not_delivered", "detail": "0 of 1 delivered.", "returnable": 0}
                ]}
              ]
            }\
            """), written(refusal));
    }

    @Test
    void factsOfAFindingStandBesideItsWords() throws Exception {
        var deadline = new Deadline(LocalDate.of(2026, 11, 3), ZoneId.of("Europe/Berlin"));

        assertEquals(JSON.readTree("""
            {"code": "window_closed", "detail": "Could be returned until 2026-11-03 (Europe/Berlin).",
             "lastDay": "2026-11-03", "deadline": "2026-11-03T23:00:00Z"}\
            """), finding(new Finding.WindowClosed(deadline)));
        assertEquals(
                2, finding(new Finding.NotEnoughUnits(5, 2)).get("returnable").intValue());
        assertEquals(2, finding(new Finding.UnknownLine()).size());
    }

    @Test
    void invalidValuesAndDifferencesAreListed() throws Exception {
        var refusal = Refusal.of(Code.ALREADY_REQUESTED, Retry.CHANGED, "d", "h")
                .withInvalid(List.of(new InvalidValue("", "must be an object")))
                .withDifferences(List.of(new Difference("quantity", Optional.of("1"), Optional.empty())));

        assertEquals(
                JSON.readTree("[{\"pointer\": \"\", \"detail\": \"must be an object\"}]"),
                written(refusal).get("errors"));
        assertEquals(
                JSON.readTree("[{\"argument\": \"quantity\", \"before\": \"1\"}]"),
                written(refusal).get("differences"));
    }

    @ParameterizedTest
    @EnumSource(Code.class)
    void everyCodeHasAStatusThatIsAFailure(Code code) {
        var response = Responses.problem(Refusal.of(code, Retry.NEVER, "d", "h"), HttpResponse.ok());

        assertTrue(response.code() >= 400, code.name());
        assertEquals(response.code(), response.body().status());
        assertEquals(
                "application/problem+json",
                response.getContentType().orElseThrow().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "IN_PROGRESS, Retry-After, 1",
        "CONTENDED, Retry-After, 1",
        "UNAVAILABLE, Retry-After, 2",
        "UNAUTHORIZED, WWW-Authenticate, Bearer"
    })
    void someCodesTellTheRestInAHeader(Code code, String header, String value) {
        var response = Responses.problem(Refusal.of(code, Retry.UNCHANGED, "d", "h"), HttpResponse.ok());

        assertEquals(value, response.header(header));
    }

    private static JsonNode finding(Finding finding) throws Exception {
        return JSON.readTree(JSON.writeValueAsString(FindingDocument.of(finding)));
    }

    private static JsonNode written(Refusal refusal) throws Exception {
        return JSON.readTree(JSON.writeValueAsString(ProblemDocument.of(refusal)));
    }
}
