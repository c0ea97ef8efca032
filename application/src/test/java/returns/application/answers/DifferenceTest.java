package returns.application.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.domain.idempotency.Meaning;
import returns.domain.returns.Reason;

class DifferenceTest {
    @Test
    void namesWhatIsOtherOrMissingOnOneSideInTheOrderOfTheNames() {
        var before =
                Meaning.parts().with("same", "x").with("reason", Reason.STYLE).with("gone", 1);
        var now = Meaning.parts().with("same", "x").with("reason", Reason.COLOR).with("new", "y");
        assertEquals(
                List.of(
                        new Difference("gone", Optional.of("1"), Optional.empty()),
                        new Difference("new", Optional.empty(), Optional.of("y")),
                        new Difference("reason", Optional.of("style"), Optional.of("color"))),
                Difference.between(before, now));
        assertEquals(List.of(), Difference.between(now, now));
    }
}
