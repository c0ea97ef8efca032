package returns.bootstrap;

import io.micronaut.context.annotation.Requires;
import io.micronaut.health.HealthStatus;
import io.micronaut.management.endpoint.health.HealthEndpoint;
import io.micronaut.management.health.indicator.AbstractHealthIndicator;
import io.micronaut.management.health.indicator.HealthResult;
import jakarta.inject.Singleton;
import returns.adapters.persistence.health.DatabaseProbe;

/** Whether the database answers; Micronaut's own indicator would show its URL to everybody. */
@Singleton
@Requires(beans = HealthEndpoint.class)
final class DatabaseHealth extends AbstractHealthIndicator<String> {
    private final DatabaseProbe database;

    DatabaseHealth(DatabaseProbe database) {
        this.database = database;
    }

    @Override
    protected HealthResult getHealthResult() {
        return HealthResult.builder(getName(), database.answers() ? HealthStatus.UP : HealthStatus.DOWN)
                .build();
    }

    @Override
    protected String getHealthInformation() {
        return getName();
    }

    @Override
    protected String getName() {
        return "database";
    }
}
