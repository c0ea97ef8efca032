package returns.domain.refunds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.fixtures.RefundExample;

class RepaymentAttemptTest {
    private static final RepaymentAttempt SECOND = new RepaymentAttempt(new RepaymentId(RefundExample.id(1), 12), 2);

    @Test
    void isReadAsItIsWritten() {
        assertEquals(RefundExample.id(1) + "/12/2", SECOND.toString());
        assertEquals(Optional.of(SECOND), RepaymentAttempt.parse(SECOND.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/",
                "1-1-1-1-1/1/1",
                "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11",
                "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11/1",
                "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11/1/",
                "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11/0/1",
                "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11/1/0",
                "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11/1/-1",
                "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11/1/99999999999",
                "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11/1/1/1"
            })
    void whatIsNoneIsNotRead(String text) {
        assertEquals(Optional.empty(), RepaymentAttempt.parse(text));
    }
}
