package returns.application.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;

class GrantTest {
    record Nothing() {}

    @ParameterizedTest
    @CsvSource({
        "READS,returns:read",
        "ADDS,returns:write",
        "CHANGES,returns:write",
        "MOVES_MONEY,refunds:request",
    })
    void aScopeCoversItsToolsAndNoOthers(Effect effect, String scope) {
        var grant = new Grant(Optional.of(Set.of(scope, "openid")));

        for (var other : Effect.values()) {
            assertEquals(other.scope().equals(scope), grant.covers(tool(other)), other.toString());
        }
        assertEquals(
                tool(effect).name(), Answers.done(grant.covering(tool(effect))).name());
    }

    @ParameterizedTest
    @EnumSource
    void whoeverNamesNoScopeMayDoWhatTheirRolesAllow(Effect effect) {
        assertTrue(new Grant(Optional.empty()).covers(tool(effect)));
    }

    @ParameterizedTest
    @EnumSource
    void whoeverNamesScopesAndNoneOfOursMayDoNothing(Effect effect) {
        Answers.refused(Code.INSUFFICIENT_SCOPE, new Grant(Optional.of(Set.of())).covering(tool(effect)));
        Answers.refused(Code.INSUFFICIENT_SCOPE, new Grant(Optional.of(Set.of("returns"))).covering(tool(effect)));
    }

    @Test
    void whoAsksForMoreKeepsWhatTheyHave() {
        var grant = new Grant(Optional.of(Set.of("refunds:request", "openid", "returns:read")));

        assertEquals("returns:read returns:write refunds:request", grant.scopesFor(tool(Effect.CHANGES)));
    }

    private static Tool<Nothing, Nothing> tool(Effect effect) {
        return new Tool<>(
                "try", "Try", "Tries.", effect, true, Nothing.class, Nothing.class, (_, none) -> Answer.done(none));
    }
}
