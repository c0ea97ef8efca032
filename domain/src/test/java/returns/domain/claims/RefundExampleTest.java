package returns.domain.claims;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.domain.claims.SoldOrder.id;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import returns.domain.policy.LostPromotion;
import returns.domain.policy.Payer;
import returns.domain.policy.PaymentSplit;
import returns.domain.policy.RestockingFee;
import returns.domain.policy.ShippingRefund;
import returns.domain.refunds.RefundLedger;

/** The example of {@code docs/amounts.md} says what the code makes. */
class RefundExampleTest {
    private static final Pattern ROW = Pattern.compile("\\| `?([a-z_]+)`? \\| (-?[0-9.]+) \\|");
    private static final RefundTerms TERMS =
            new RefundTerms(ShippingRefund.NEVER, LostPromotion.CLAW_BACK, PaymentSplit.IN_PROPORTION);

    @Test
    void theExampleForStaffIsWhatTheCodeMakes() throws IOException {
        var order = SoldOrder.in("EUR")
                .line(3, 0, 9000, 1437, 3000)
                .line(1, 1200)
                .shipped(499, 80)
                .promoted(10_000, 3000)
                .paid(8000)
                .paid(2699)
                .build();
        var now = TERMS.ledger(order, EarlierRefunds.NONE, shirts(1));
        var later = TERMS.ledger(order, EarlierRefunds.NONE.and(shirts(1), now), shirts(2));

        assertEquals(tables(), List.of(told(now), told(later)));
        var text = Files.readString(document());
        assertTrue(text.contains("5.23 to the gift card, 1.77 to the card"));
        assertEquals(
                List.of("5.23", "1.77"),
                now.payments().stream().map(part -> part.amount().decimal()).toList());
        assertTrue(text.contains("Together that is 81.00:"));
        assertEquals("81.00", now.total().plus(later.total()).decimal());
    }

    private static RefundClaim shirts(int units) {
        var fee = new RestockingFee.Percent(BigDecimal.TEN);
        var line = new RefundClaim.Line(id(1), units, Optional.of(fee));
        return new RefundClaim(List.of(line), Optional.empty(), Payer.SHOP);
    }

    private static Map<String, String> told(RefundLedger ledger) {
        var told = new LinkedHashMap<String, String>();
        ledger.entries()
                .forEach(entry ->
                        told.put(entry.component().term(), entry.amount().decimal()));
        told.put("total", ledger.total().decimal());
        return told;
    }

    /** The rows of the tables that end with a total. */
    private static List<Map<String, String>> tables() throws IOException {
        var tables = new ArrayList<Map<String, String>>();
        var rows = new LinkedHashMap<String, String>();
        for (var line : Files.readAllLines(document())) {
            var row = ROW.matcher(line);
            if (row.matches()) {
                rows.put(row.group(1), row.group(2));
                if (row.group(1).equals("total")) {
                    tables.add(Map.copyOf(rows));
                    rows.clear();
                }
            }
        }
        return tables;
    }

    private static Path document() {
        return Stream.iterate(Path.of("").toAbsolutePath(), folder -> folder != null, Path::getParent)
                .map(folder -> folder.resolve("docs/amounts.md"))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
    }
}
