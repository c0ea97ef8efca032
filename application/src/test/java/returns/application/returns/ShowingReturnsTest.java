package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.order;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;

class ShowingReturnsTest {
    private final Shop shop = new Shop();
    private final ShowReturn show = new ShowReturn(shop.stores());

    @Test
    void aReturnIsShownAsItIsNow() {
        var made = Answers.done(shop.create("k", WantedReturn.of(shop.sold(order()))));
        var byNumber = new ReturnRef.ByNumber(made.number());
        assertEquals(made, Answers.done(show.show(PrincipalFixture.CUSTOMER, byNumber)));
        var canceled = shop.canceled(made);
        assertEquals(canceled, Answers.done(show.show(PrincipalFixture.STAFF, byNumber)));
        assertEquals(canceled, Answers.done(show.show(PrincipalFixture.AGENT, new ReturnRef.ById(made.id()))));
    }

    @Test
    void anotherCustomersReturnIsRefusedLikeOneThatIsNotThere() {
        var made = Answers.done(shop.create("k", WantedReturn.of(shop.sold(order()))));
        var ref = new ReturnRef.ByNumber(made.number());
        for (var principal : List.of(PrincipalFixture.OTHER_CUSTOMER, PrincipalFixture.FEED)) {
            var hidden = Answers.refused(Code.NOT_FOUND, show.show(principal, ref));
            assertEquals(
                    Answers.refused(Code.NOT_FOUND, new ShowReturn(new Shop().stores()).show(principal, ref)), hidden);
        }
    }

    @Test
    void aReturnIsNamedByItsNumberOrItsId() {
        var made = Answers.done(shop.create("k", WantedReturn.of(shop.sold(order()))));
        assertEquals(
                Optional.of(new ReturnRef.ById(made.id())),
                ReturnRef.parse(made.id().toString()));
        assertEquals(
                Optional.of(new ReturnRef.ByNumber(made.number())),
                ReturnRef.parse(made.number().value()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "R-",
                "1-1-1-1-1",
                "01996f0e8c1a7b529a345d1f6f0c2b11",
                "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b1g",
                "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11\n",
                "{01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11}",
                "10001"
            })
    void nothingElseNamesAReturn(String text) {
        assertEquals(Optional.empty(), ReturnRef.parse(text));
    }
}
