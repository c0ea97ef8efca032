package returns.adapters.persistence.stored;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.jooq.tables.records.ReturnEventRecord;
import returns.adapters.persistence.sql.StoredJson;
import returns.domain.Term;
import returns.domain.orders.LineId;
import returns.domain.returns.ReturnEvent;
import returns.domain.returns.ReturnId;
import returns.domain.returns.Stage;
import returns.domain.returns.Step;

/** A row of {@code return_event}. */
public record StoredEvent(
        UUID returnId,
        int version,
        String type,
        Instant at,
        String principal,
        @Nullable String agent,
        @Nullable String why,
        int policyVersion,
        List<StoredStep> steps) {
    /** An element of {@code return_event.steps}. */
    public record StoredStep(
            String lineId,
            @Nullable String from,
            @Nullable String to,
            int units,
            @Nullable String mark) {
        private static StoredStep of(Step step) {
            return new StoredStep(
                    step.line().value(),
                    step.from().map(Term::term).orElse(null),
                    step.to().map(Term::term).orElse(null),
                    step.units(),
                    step.mark().orElse(null));
        }

        private Step step() {
            return new Step(new LineId(lineId), stage(from), stage(to), units, Optional.ofNullable(mark));
        }

        private static Optional<Stage> stage(@Nullable String word) {
            return Optional.ofNullable(word).map(term -> Term.of(Stage.class, term));
        }
    }

    public static StoredEvent of(ReturnEventRecord row) {
        return new StoredEvent(
                row.getReturnId(),
                row.getVersion(),
                row.getType(),
                row.getAt().toInstant(),
                row.getPrincipal(),
                row.getAgent(),
                row.getWhy(),
                row.getPolicyVersion(),
                List.of(StoredJson.read(row.getSteps().data(), StoredStep[].class)));
    }

    public static StoredEvent of(ReturnId subject, ReturnEvent event) {
        return new StoredEvent(
                subject.value(),
                event.version(),
                event.type().term(),
                event.at(),
                event.principal(),
                event.agent().orElse(null),
                event.why().orElse(null),
                event.policy(),
                event.steps().stream().map(StoredStep::of).toList());
    }

    public ReturnEvent event() {
        return new ReturnEvent(
                version,
                Term.of(ReturnEvent.Type.class, type),
                at,
                principal,
                Optional.ofNullable(agent),
                Optional.ofNullable(why),
                policyVersion,
                steps.stream().map(StoredStep::step).toList());
    }
}
