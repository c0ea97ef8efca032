package returns.domain.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import returns.domain.orders.CustomerId;

class PrincipalTest {
    private static final CustomerId CUSTOMER = new CustomerId("c-17");

    @ParameterizedTest(name = "{0} with role {1}: returns {2}, sees {3}")
    @CsvSource({
        "c-17, CUSTOMER, true, true",
        "c-18, CUSTOMER, false, false",
        "C-17, CUSTOMER, false, false",
        "s-1, STAFF, true, true",
        "shop, ORDER_FEED, false, true",
        "s-2, APPROVER, false, false",
        "s-3, POLICY, false, false",
        "c-17, APPROVER, false, false",
        "c-17, ORDER_FEED, false, true",
    })
    void handlesAndSeesWhatItsRoleAllows(String subject, Role role, boolean handles, boolean sees) {
        var principal = new Principal(subject, Set.of(role), Optional.empty());
        assertEquals(handles, principal.handlesReturnsOf(CUSTOMER));
        assertEquals(sees, principal.seesOrdersOf(CUSTOMER));
    }

    @Test
    void withoutARoleSeesNothing() {
        var nobody = new Principal("c-17", Set.of(), Optional.empty());
        assertEquals(false, nobody.handlesReturnsOf(CUSTOMER));
        assertEquals(false, nobody.seesOrdersOf(CUSTOMER));
    }

    @Test
    void hasTheSameRightsWhoeverActsForIt() {
        var agent = new Principal("c-17", Set.of(Role.CUSTOMER), Optional.of("agent-1"));
        assertEquals(true, agent.handlesReturnsOf(CUSTOMER));
        assertEquals(false, agent.handlesReturnsOf(new CustomerId("agent-1")));
    }

    @Test
    void hasANameAsOtherTextsDo() {
        assertThrows(IllegalArgumentException.class, () -> new Principal(" ", Set.of(), Optional.empty()));
        assertThrows(IllegalArgumentException.class, () -> new Principal("c-17", Set.of(), Optional.of("")));
        assertEquals("caf\u00e9", new Principal("cafe\u0301", Set.of(), Optional.empty()).subject());
    }
}
