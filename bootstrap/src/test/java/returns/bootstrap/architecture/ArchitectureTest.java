package returns.bootstrap.architecture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {
    private static final ImportOption NO_TEST_JARS = location -> !location.contains("-tests.jar");

    private static final JavaClasses SERVICE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(NO_TEST_JARS)
            .importPackages(Layout.SERVICE.root());

    private static final JavaClasses BROKEN = new ClassFileImporter().importPackages(Layout.BROKEN.root());

    static List<Rule> rules() {
        return Stream.of(ModuleRules.ALL, PersistenceRules.ALL, TimeAndChanceRules.ALL, NameRules.ALL, StyleRules.ALL)
                .flatMap(List::stream)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void isKept(Rule rule) {
        rule.at().apply(Layout.SERVICE).check(SERVICE);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void isBrokenBy(Rule rule) {
        var report = rule.at()
                .apply(Layout.BROKEN)
                .evaluate(BROKEN)
                .getFailureReport()
                .toString();
        assertTrue(!rule.brokenBy().isEmpty());
        for (var name : rule.brokenBy()) {
            var breaker = Layout.BROKEN.root() + "." + name;
            assertTrue(BROKEN.contain(breaker), breaker + " is there");
            assertTrue(report.contains(breaker), breaker + " is reported in: " + report);
        }
    }

    @Test
    void everyModuleIsLookedAt() {
        var modules = Stream.of(
                Layout.SERVICE.domain(),
                Layout.SERVICE.application(),
                Layout.SERVICE.adapter("rest"),
                Layout.SERVICE.adapter("tools"),
                Layout.SERVICE.adapter("payments"),
                Layout.SERVICE.persistence(),
                Layout.SERVICE.bootstrap());
        modules.forEach(module -> assertTrue(
                SERVICE.stream().anyMatch(type -> type.getPackageName().startsWith(module)), module));
        assertTrue(SERVICE.stream().noneMatch(type -> type.getName().endsWith("Test")));
    }
}
