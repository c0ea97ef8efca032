package returns.application.returns;

import java.util.function.Supplier;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;

/** Where new returns get their id and their number from. */
public record ReturnIdentities(Supplier<ReturnId> ids, Supplier<ReturnNumber> numbers) {}
