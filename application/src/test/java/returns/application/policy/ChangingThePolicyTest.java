package returns.application.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.RulesFixture.rules;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.RulesFixture;
import returns.application.fixtures.SettableClock;
import returns.application.input.Precondition;
import returns.application.stores.InMemoryStores;
import returns.domain.access.Principal;
import returns.domain.policy.ReturnPolicy;

class ChangingThePolicyTest {
    private final InMemoryStores stores = new InMemoryStores();
    private final SettableClock clock = new SettableClock(OrderFixture.NOW);
    private final PutPolicy put = new PutPolicy(stores, clock);
    private final ShowPolicy show = new ShowPolicy(stores);

    @Test
    void otherRulesAreTheNextVersionFromNow() {
        var made = Answers.done(put(1, rules().window(14)));

        assertEquals(new ReturnPolicy(2, OrderFixture.NOW, rules().window(14).build()), made);
        assertEquals(made, Answers.done(show.inForce(PrincipalFixture.STAFF)));
        assertEquals(ReturnPolicy.standard(), Answers.done(show.version(PrincipalFixture.POLICY, 1)));
    }

    @Test
    void theSameRulesAgainAreTheSameVersion() {
        var made = Answers.done(put(1, rules().window(14)));

        assertEquals(made, Answers.done(put(1, rules().window(14))));
        assertEquals(made, Answers.done(put(2, rules().window(14))));
        assertEquals(
                ReturnPolicy.standard(),
                Answers.done(new PutPolicy(new InMemoryStores(), clock)
                        .put(PrincipalFixture.POLICY, new Precondition.Any(), rules().build())));
    }

    @Test
    void aVersionThatWasReplacedMeanwhileIsNotReplacedAgain() {
        Answers.done(put(1, rules().window(14)));

        Answers.refused(Code.PRECONDITION_FAILED, put(1, rules().window(10)));

        assertEquals(2, stores.newest().version());
    }

    @Test
    void whatIsReplacedMustBeNamed() {
        Answers.refused(
                Code.PRECONDITION_REQUIRED,
                put.put(PrincipalFixture.POLICY, new Precondition.Missing(), rules().build()));
    }

    @Test
    void onlyWhoMayChangeThePolicyChangesIt() {
        for (var other : new Principal[] {PrincipalFixture.STAFF, PrincipalFixture.CUSTOMER, PrincipalFixture.FEED}) {
            Answers.refused(Code.FORBIDDEN, put.put(other, new Precondition.Missing(), rules().build()));
        }
        Answers.refused(Code.FORBIDDEN, show.inForce(PrincipalFixture.CUSTOMER));
        Answers.refused(Code.FORBIDDEN, show.version(PrincipalFixture.FEED, 9));
        Answers.refused(Code.NOT_FOUND, show.version(PrincipalFixture.STAFF, 9));
    }

    @Test
    void aVersionComesInForceAfterTheOneBeforeWhateverTheClockSays() {
        var ahead = new ReturnPolicy(
                2, OrderFixture.NOW.plusSeconds(5), rules().window(14).build());
        stores.add(ahead, PrincipalFixture.POLICY);

        var made = Answers.done(put(2, rules().window(10)));

        assertEquals(Instant.parse("2026-11-20T10:15:35.123001Z"), made.inForceFrom());
        assertEquals(Optional.of(made), stores.version(3));
    }

    private Answer<ReturnPolicy> put(int replaces, RulesFixture rules) {
        return put.put(PrincipalFixture.POLICY, new Precondition.OneOf(Set.of(replaces)), rules.build());
    }
}
