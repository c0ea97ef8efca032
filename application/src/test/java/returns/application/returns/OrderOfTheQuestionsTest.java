package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.order;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.returns.Return;

/** First the right to see it, then the key, then the precondition, then the decision. */
class OrderOfTheQuestionsTest {
    private static final Precondition MISSING = new Precondition.Missing();
    private static final Precondition ANY = new Precondition.Any();
    private static final Precondition SEEN = new Precondition.OneOf(Set.of(1));
    private static final Precondition STALE = new Precondition.OneOf(Set.of(7, 8));

    private final Shop shop = new Shop();
    private final OrderFixture order = shop.sold(order());
    private final Return made = Answers.done(shop.create("k", WantedReturn.of(order)));

    @Test
    void whatIsNotTheirsIsNotFoundThoughTheKeyIsKnown() {
        Answers.done(cancel("k", SEEN));
        shop.told(order.later().of(OrderFixture.OTHER_CUSTOMER));
        for (var precondition : new Precondition[] {MISSING, ANY, SEEN, STALE}) {
            var refusal = Answers.refused(Code.NOT_FOUND, cancel("k", precondition));
            assertEquals(Optional.empty(), refusal.existing());
        }
    }

    @Test
    void aReplayNeedsNoPrecondition() {
        var canceled = Answers.done(cancel("k", SEEN));
        for (var precondition : new Precondition[] {MISSING, ANY, SEEN, STALE}) {
            assertEquals(canceled, Answers.replayed(cancel("k", precondition)));
        }
    }

    @Test
    void aKeyThatWasUsedForAnotherReturnIsRefusedBeforeThePrecondition() {
        Answers.done(cancel("k", SEEN));
        var other = Answers.done(shop.create("k-2", WantedReturn.of(order)));
        for (var precondition : new Precondition[] {MISSING, ANY, SEEN, STALE}) {
            Answers.refused(Code.KEY_REUSED, shop.cancel(PrincipalFixture.CUSTOMER, "k", other, precondition));
        }
    }

    @Test
    void aNewKeyNeedsAPreconditionAndStaysFreeWithoutOne() {
        var refusal = Answers.refused(Code.PRECONDITION_REQUIRED, cancel("k", MISSING));
        assertEquals(Optional.empty(), refusal.existing());
        Answers.done(cancel("k", SEEN));
    }

    @Test
    void aVersionThatIsNotTheReturnsIsRefusedWithTheReturnAndTheKeyStaysFree() {
        var refusal = Answers.refused(Code.PRECONDITION_FAILED, cancel("k", STALE));
        assertEquals(Optional.of(made), refusal.existing());
        assertEquals(1, shop.held(order));
        Answers.done(cancel("k", SEEN));
    }

    @Test
    void aReturnThatIsCanceledAlreadyIsSoWhateverVersionIsNamed() {
        var canceled = shop.canceled(made);
        assertEquals(canceled, Answers.done(cancel("k-1", STALE)));
        assertEquals(canceled, Answers.done(cancel("k-2", SEEN)));
        assertEquals(canceled, Answers.done(cancel("k-3", ANY)));
        Answers.refused(Code.PRECONDITION_REQUIRED, cancel("k-4", MISSING));
    }

    @Test
    void theReturnIsTheSameByItsNumberAndByItsId() {
        var canceled = Answers.done(cancel("k", SEEN));
        var use = new CancelReturn(
                new Idempotent(shop.changes(), shop.clock(), Shop.RETENTION, Shop.RETENTION),
                shop.stores(),
                shop.stores());
        var byNumber = use.cancel(
                PrincipalFixture.CUSTOMER,
                new IdempotencyKey.Chosen("k"),
                new ReturnRef.ByNumber(made.number()),
                MISSING);
        assertEquals(canceled, Answers.replayed(byNumber));
    }

    @Test
    void aHiddenReturnIsLikeOneThatIsNotThere() {
        var unknown = ReturnFixture.of(shop.onFile(order), 1);
        var hidden = shop.cancel(PrincipalFixture.OTHER_CUSTOMER, "k", made, ANY);
        var missing = shop.cancel(PrincipalFixture.OTHER_CUSTOMER, "k", unknown, ANY);
        assertEquals(
                Answers.refused(Code.NOT_FOUND, missing)
                        .detail()
                        .replace(unknown.id().toString(), "it"),
                Answers.refused(Code.NOT_FOUND, hidden)
                        .detail()
                        .replace(made.id().toString(), "it"));
    }

    private Answer<Return> cancel(String key, Precondition precondition) {
        return shop.cancel(PrincipalFixture.CUSTOMER, key, made, precondition);
    }
}
