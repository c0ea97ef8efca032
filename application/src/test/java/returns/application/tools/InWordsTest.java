package returns.application.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.Deadline;

class InWordsTest {
    private final Locale machines = Locale.getDefault();

    @AfterEach
    void backToTheMachinesLocale() {
        Locale.setDefault(machines);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-US", "de-DE", "ar-EG", "hi-IN-u-nu-deva"})
    void aLastDayReadsTheSameOnEveryMachine(String locale) {
        Locale.setDefault(Locale.forLanguageTag(locale));

        assertEquals(
                "until Monday, 14 December 2026 (Europe/Berlin)",
                InWords.until(new Deadline(LocalDate.of(2026, 12, 14), ZoneId.of("Europe/Berlin"))));
    }
}
