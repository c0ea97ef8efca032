package returns.adapters.persistence.schema;

import io.micronaut.context.BeanProvider;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.data.connection.jdbc.advice.DelegatingDataSource;
import io.micronaut.liquibase.LiquibaseConfigurationProperties;
import io.micronaut.liquibase.LiquibaseMigrator;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * Brings the schema up to date before anything else uses the database. Calls wait for an answer of PostgreSQL no longer than
 * {@code socketTimeout}; a migration may take as long as it takes, so it is not run by Micronaut, which would have it wait no longer
 * than they do.
 */
@Singleton
final class Migrations implements BeanCreatedEventListener<DataSource> {
    private final BeanProvider<LiquibaseMigrator> liquibase;
    private final BeanProvider<LiquibaseConfigurationProperties> changelog;

    Migrations(BeanProvider<LiquibaseMigrator> liquibase, BeanProvider<LiquibaseConfigurationProperties> changelog) {
        this.liquibase = liquibase;
        this.changelog = changelog;
    }

    @Override
    public DataSource onCreated(BeanCreatedEvent<DataSource> event) {
        var pool = DelegatingDataSource.unwrapDataSource(event.getBean());
        liquibase.get().run(changelog.get(), new Patient(pool));
        return event.getBean();
    }

    /** Its connections wait as long as it takes, until they are given back. */
    private static final class Patient extends DelegatingDataSource {
        private Patient(DataSource pool) {
            super(pool);
        }

        @Override
        public Connection getConnection() throws SQLException {
            var connection = super.getConnection();
            connection.setNetworkTimeout(Runnable::run, 0);
            return connection;
        }
    }
}
