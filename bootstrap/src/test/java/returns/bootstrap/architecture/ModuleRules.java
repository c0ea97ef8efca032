package returns.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static returns.bootstrap.architecture.Layout.within;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import java.util.List;
import java.util.stream.Stream;

/** Dependencies point inward only. */
final class ModuleRules {
    static final Rule DOMAIN_KNOWS_JAVA_ONLY = Rule.of(
            "domain knows Java and JSpecify only",
            at -> onlyKnows(within(at.domain())),
            "domain.KnowsALibrary",
            "domain.KnowsTheApplication");

    static final Rule APPLICATION_KNOWS_DOMAIN_ONLY = Rule.of(
            "application knows domain, Java and JSpecify only",
            at -> onlyKnows(within(at.application()), within(at.domain())),
            "application.KnowsALibrary",
            "application.KnowsAnAdapter");

    static final Rule ADAPTERS_DO_NOT_KNOW_EACH_OTHER = Rule.of(
            "no adapter knows another",
            at -> slices().matching(at.adapters() + ".(*)..").should().notDependOnEachOther(),
            "adapters.rest.KnowsTools");

    static final Rule ADAPTERS_DO_NOT_KNOW_BOOTSTRAP = Rule.of(
            "no adapter knows bootstrap",
            at -> noClasses()
                    .that()
                    .resideInAPackage(within(at.adapters()))
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(within(at.bootstrap())),
            "adapters.rest.KnowsBootstrap");

    static final Rule ONLY_TOOLS_KNOWS_MCP = Rule.of(
            "only adapters-tools knows the SDK of the Model Context Protocol",
            at -> noClasses()
                    .that()
                    .resideOutsideOfPackage(within(at.adapter("tools")))
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(within("io.modelcontextprotocol")),
            "adapters.rest.KnowsMcp");

    static final Rule ONLY_PAYMENTS_KNOWS_STRIPE = Rule.of(
            "only adapters-payments knows Stripe's library",
            at -> noClasses()
                    .that()
                    .resideOutsideOfPackage(within(at.adapter("payments")))
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(within("com.stripe")),
            "adapters.rest.KnowsStripe");

    static final Rule FEATURES_HAVE_NO_CYCLES = Rule.of(
            "the packages of a module have no cycles",
            at -> CompositeArchRule.of(modules(at).map(ModuleRules::hasNoCycles).toList()),
            "domain.hen.Hen",
            "domain.egg.Egg");

    static final List<Rule> ALL = List.of(
            DOMAIN_KNOWS_JAVA_ONLY,
            APPLICATION_KNOWS_DOMAIN_ONLY,
            ADAPTERS_DO_NOT_KNOW_EACH_OTHER,
            ADAPTERS_DO_NOT_KNOW_BOOTSTRAP,
            ONLY_TOOLS_KNOWS_MCP,
            ONLY_PAYMENTS_KNOWS_STRIPE,
            FEATURES_HAVE_NO_CYCLES);

    private ModuleRules() {}

    private static ArchRule onlyKnows(String module, String... others) {
        var known = Stream.concat(Stream.of("java..", "org.jspecify..", module), Stream.of(others));
        return classes()
                .that()
                .resideInAPackage(module)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(known.toArray(String[]::new));
    }

    private static Stream<String> modules(Layout at) {
        return Stream.of(
                at.domain(),
                at.application(),
                at.adapter("rest"),
                at.adapter("tools"),
                at.adapter("payments"),
                at.persistence(),
                at.bootstrap());
    }

    private static ArchRule hasNoCycles(String module) {
        return slices().matching(module + ".(*)..").should().beFreeOfCycles().allowEmptyShould(true);
    }
}
