package returns.adapters.persistence.sql;

import java.sql.SQLException;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import returns.application.changes.CommitOutcome;
import returns.application.changes.StoreUnavailable;

/** Runs statements, and tells by PostgreSQL's error codes what became of them. */
public final class Sql {
    private static final String UNIQUE_VIOLATION = "23505";
    private static final String CHECK_VIOLATION = "23514";
    private static final String DEADLOCK = "40P01";
    private static final String SERIALIZATION_FAILURE = "40001";
    private static final String LOCK_TIMEOUT = "55P03";
    private static final String STATEMENT_TIMEOUT = "57014";

    /** Raised by our own function {@code returns_demand}. */
    private static final String DEMAND_FAILED = "RT001";

    /** Read-only after a fail-over, too slow, shut down, crashed; with classes 08 (no connection) and 53 (out of resources). */
    private static final Set<String> UNAVAILABLE =
            Set.of("25006", STATEMENT_TIMEOUT, "57P01", "57P02", "57P03", "57P05");

    /** What the database itself makes impossible, whoever writes. */
    private static final Set<String> GUARDS = Set.of("order_line_no_unit_twice", "order_payment_not_paid_back_twice");

    private Sql() {}

    /**
     * Runs a statement.
     *
     * @throws StoreUnavailable if the database cannot be reached, or is not the one that writes
     */
    public static <T> T run(Supplier<T> statement) {
        try {
            return statement.get();
        } catch (RuntimeException e) {
            throw unavailable(e);
        }
    }

    /** Commits, and tells what became of it. */
    public static CommitOutcome commit(Runnable statement) {
        try {
            statement.run();
            return CommitOutcome.COMMITTED;
        } catch (RuntimeException e) {
            return outcome(e);
        }
    }

    private static CommitOutcome outcome(RuntimeException e) {
        var cause = sqlCause(e);
        var state = cause == null ? null : cause.getSQLState();
        if (state == null) {
            throw unavailable(e);
        }
        return switch (state) {
            case UNIQUE_VIOLATION ->
                "idempotency_record_key".equals(constraint(cause)) ? CommitOutcome.KEY_TAKEN : CommitOutcome.STALE;
            case DEADLOCK, SERIALIZATION_FAILURE, DEMAND_FAILED -> CommitOutcome.STALE;
            case LOCK_TIMEOUT, STATEMENT_TIMEOUT -> CommitOutcome.BUSY;
            case CHECK_VIOLATION -> {
                if (isGuard(constraint(cause))) {
                    yield CommitOutcome.STALE;
                }
                throw e;
            }
            default -> throw unavailable(e);
        };
    }

    private static boolean isGuard(@Nullable String constraint) {
        return constraint != null && GUARDS.contains(constraint);
    }

    private static @Nullable String constraint(@Nullable SQLException e) {
        var message = e instanceof PSQLException p ? p.getServerErrorMessage() : null;
        return message == null ? null : message.getConstraint();
    }

    private static RuntimeException unavailable(RuntimeException e) {
        var cause = sqlCause(e);
        if (cause == null) {
            return e;
        }
        var state = cause.getSQLState();
        var away = state == null || state.startsWith("08") || state.startsWith("53") || UNAVAILABLE.contains(state);
        return away ? new StoreUnavailable("PostgreSQL is away", e) : e;
    }

    private static @Nullable SQLException sqlCause(Throwable e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return sql;
            }
        }
        return null;
    }
}
