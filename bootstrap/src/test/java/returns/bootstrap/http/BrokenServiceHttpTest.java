package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningShop.class)
class BrokenServiceHttpTest {
    private final Caller customer;

    BrokenServiceHttpTest(ShopOverHttp shop) {
        this.customer = shop.customer(shop.newCustomer());
    }

    @Test
    void whatIsBrokenWhileReadingLeftNothingBehind() {
        var refused = customer.get("/broken").refuses(500, "internal_error");

        assertEquals("not_committed", refused.text("/outcome"));
        tellsNothing(refused);
    }

    @Test
    void whatIsBrokenWhileChangingMayHaveBeenDone() {
        var refused = customer.post("/broken", "{}").refuses(500, "internal_error");

        assertEquals("unknown", refused.text("/outcome"));
        tellsNothing(refused);
    }

    @Test
    void anAnswerThatCannotBeWrittenIsToldInTheSameForm() {
        tellsNothing(customer.get("/broken/answer").refuses(500, "internal_error"));
    }

    private static void tellsNothing(Reply refused) {
        assertEquals("unchanged", refused.text("/retry"));
        assertTrue(refused.text("/detail").matches(".*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}.*"), refused.body());
        assertFalse(refused.body().contains(BrokenController.SECRET));
        assertFalse(refused.body().contains("Exception"));
        assertFalse(refused.body().contains("returns.bootstrap"));
    }
}
