package returns.application.returns;

import java.util.Optional;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;

/** Names a return as callers do: by its number or by its id. */
public sealed interface ReturnRef {
    /** By the number that people use. */
    record ByNumber(ReturnNumber number) implements ReturnRef {}

    /** By the id. */
    record ById(ReturnId id) implements ReturnRef {}

    /** As the caller wrote it. */
    default String text() {
        return switch (this) {
            case ByNumber(var number) -> number.value();
            case ById(var id) -> id.toString();
        };
    }

    /** Reads either form; empty if it can be neither. */
    static Optional<ReturnRef> parse(String text) {
        return ReturnId.parse(text)
                .<ReturnRef>map(ById::new)
                .or(() -> ReturnNumber.parse(text).map(ByNumber::new));
    }
}
