package returns.bootstrap;

import io.micronaut.configuration.jdbc.hikari.DatasourceConfiguration;
import io.micronaut.context.event.BeanInitializedEventListener;
import io.micronaut.context.event.BeanInitializingEvent;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import liquibase.Scope;
import liquibase.ui.LoggerUIService;

/** Liquibase by itself writes each step to the console, and reports its use to its maker. */
@Singleton
final class QuietMigrations implements BeanInitializedEventListener<DatasourceConfiguration> {
    // Held here, for a logger that nobody holds loses its level.
    private static final Logger LIQUIBASE = Logger.getLogger("liquibase");

    @Override
    public DatasourceConfiguration onInitialized(BeanInitializingEvent<DatasourceConfiguration> event) {
        LIQUIBASE.setLevel(Level.WARNING);
        System.setProperty("liquibase.analytics.enabled", "false");
        System.setProperty("liquibase.command.showSummary", "OFF");
        try {
            Scope.enter(Map.of(Scope.Attr.ui.name(), new LoggerUIService()));
        } catch (Exception e) {
            throw new IllegalStateException("Liquibase cannot be set up", e);
        }
        return event.getBean();
    }
}
