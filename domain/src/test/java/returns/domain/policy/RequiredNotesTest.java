package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.domain.returns.Reason.OTHER;
import static returns.domain.returns.Reason.STYLE;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.domain.fixtures.Asked;

class RequiredNotesTest {
    private static final RequiredNotes NOTES = new RequiredNotes(Set.of(OTHER));

    @Test
    void demandsANoteForSomeReasons() {
        var finding = new Finding.NoteRequired(OTHER);

        assertEquals(new Verdict("note", finding.detail(), Optional.of(finding)), NOTES.judge(Asked.stating(OTHER)));
        assertEquals(
                new Verdict("note", "No note is missing.", Optional.empty()),
                NOTES.judge(Asked.stating(OTHER, "It ticks")));
        assertEquals(Optional.empty(), NOTES.judge(Asked.stating(STYLE)).finding());
    }
}
