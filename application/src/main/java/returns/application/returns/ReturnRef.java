package returns.application.returns;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;

/** Names a return as callers do: by its number or by its id. */
public sealed interface ReturnRef {
    /** By the number that people use. */
    record ByNumber(ReturnNumber number) implements ReturnRef {}

    /** By the id. */
    record ById(ReturnId id) implements ReturnRef {}

    /** The number or the id. */
    default String text() {
        return switch (this) {
            case ByNumber(var number) -> number.value();
            case ById(var id) -> id.toString();
        };
    }

    /** Reads either form; empty if it can be neither. */
    static Optional<ReturnRef> parse(String text) {
        return UUID_FORM.matcher(text).matches()
                ? Optional.of(new ById(new ReturnId(UUID.fromString(text))))
                : ReturnNumber.parse(text).map(ByNumber::new);
    }

    /** What an id looks like; {@code UUID.fromString} takes much more. */
    Pattern UUID_FORM = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
}
