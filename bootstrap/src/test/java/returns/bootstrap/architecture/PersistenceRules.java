package returns.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static returns.bootstrap.architecture.Layout.within;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import java.util.List;

/** What keeps the data is known in one place. */
final class PersistenceRules {
    private static final DescribedPredicate<JavaAnnotation<?>> TRANSACTIONAL = DescribedPredicate.describe(
            "@Transactional",
            annotation -> annotation.getRawType().getSimpleName().equals("Transactional"));

    static final Rule SQL_IS_IN_PERSISTENCE_ONLY = Rule.of(
            "JDBC, jOOQ, PostgreSQL's driver and Micronaut Data are in adapters-persistence only",
            at -> noClasses()
                    .that()
                    .resideOutsideOfPackage(within(at.persistence()))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "java.sql..", "javax.sql..", "org.jooq..", "org.postgresql..", "io.micronaut.data.."),
            "bootstrap.OpensAConnection",
            "bootstrap.WritesSql",
            "domain.KnowsSql",
            "adapters.rest.KnowsMicronautData");

    static final Rule POOLS_AND_MIGRATIONS_ARE_SET_UP_IN_WIRING = Rule.of(
            "the connection pool and the migrations are set up in bootstrap, and otherwise persistence's",
            at -> noClasses()
                    .that()
                    .resideOutsideOfPackages(within(at.persistence()), within(at.bootstrap()))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("io.micronaut.configuration.jdbc..", "com.zaxxer..", "liquibase.."),
            "adapters.tools.SetsUpThePool");

    static final Rule TRANSACTIONS_ARE_IN_PERSISTENCE_ONLY = Rule.of(
            "no @Transactional outside adapters-persistence",
            PersistenceRules::noTransactions,
            "application.CommitsByItself",
            "bootstrap.CommitsByItself");

    static final List<Rule> ALL = List.of(
            SQL_IS_IN_PERSISTENCE_ONLY,
            POOLS_AND_MIGRATIONS_ARE_SET_UP_IN_WIRING,
            TRANSACTIONS_ARE_IN_PERSISTENCE_ONLY);

    private PersistenceRules() {}

    private static ArchRule noTransactions(Layout at) {
        var elsewhere = within(at.persistence());
        return CompositeArchRule.of(noClasses()
                        .that()
                        .resideOutsideOfPackage(elsewhere)
                        .should()
                        .beAnnotatedWith(TRANSACTIONAL))
                .and(noMethods()
                        .that()
                        .areDeclaredInClassesThat()
                        .resideOutsideOfPackage(elsewhere)
                        .should()
                        .beAnnotatedWith(TRANSACTIONAL));
    }
}
