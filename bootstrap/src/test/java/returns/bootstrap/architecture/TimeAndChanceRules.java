package returns.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static returns.bootstrap.architecture.Layout.within;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import java.util.List;
import java.util.Set;

/** Time and chance come in from outside, as {@code InstantSource} and as suppliers. */
final class TimeAndChanceRules {
    private static final Set<String> CHANCE = Set.of(
            "java.util.UUID.randomUUID",
            "java.lang.Math.random",
            "java.util.random.RandomGenerator.getDefault",
            "java.util.random.RandomGenerator.of");

    static final Rule NOBODY_ASKS_THE_MACHINE_FOR_THE_TIME = Rule.of(
            "nobody calls Instant.now() and its like",
            at -> noClasses()
                    .should(ArchConditions.accessTargetWhere(target(
                            "the machine's time",
                            t -> (t.getOwner().getPackageName().startsWith("java.time")
                                            && t.getName().equals("now"))
                                    || is(t, "java.lang.System.currentTimeMillis")))),
            "domain.KnowsToday",
            "application.TakesTheTime",
            "adapters.rest.CountsMilliseconds",
            "bootstrap.TakesTheTime");

    static final Rule SYSTEM_CLOCKS_ARE_IN_WIRING_ONLY = Rule.of(
            "the system's clock is taken in bootstrap only",
            at -> noClasses()
                    .that()
                    .resideOutsideOfPackage(within(at.bootstrap()))
                    .should(ArchConditions.accessTargetWhere(target(
                            "a system clock",
                            t -> t.getFullName().startsWith("java.time.Clock.system")
                                    || t.getFullName().startsWith("java.time.Clock.tick")
                                    || is(t, "java.time.InstantSource.system")))),
            "application.HasAClock",
            "adapters.rest.HasAClock");

    static final Rule CHANCE_COMES_FROM_OUTSIDE = Rule.of(
            "domain and application draw nothing at random by themselves",
            at -> noClasses()
                    .that()
                    .resideInAnyPackage(within(at.domain()), within(at.application()))
                    .should()
                    .dependOnClassesThat()
                    .haveNameMatching("java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom)")
                    .orShould()
                    .dependOnClassesThat()
                    .haveFullyQualifiedName("java.security.SecureRandom")
                    .orShould(ArchConditions.accessTargetWhere(target(
                            "chance", t -> CHANCE.stream().anyMatch(chance -> is(t, chance))))),
            "domain.DrawsANumber",
            "domain.DrawsAGenerator",
            "application.DrawsAnId",
            "application.HasARandom");

    static final List<Rule> ALL =
            List.of(NOBODY_ASKS_THE_MACHINE_FOR_THE_TIME, SYSTEM_CLOCKS_ARE_IN_WIRING_ONLY, CHANCE_COMES_FROM_OUTSIDE);

    private TimeAndChanceRules() {}

    private interface Condition {
        boolean holds(AccessTarget target);
    }

    private static DescribedPredicate<JavaAccess<?>> target(String what, Condition condition) {
        return DescribedPredicate.describe("is " + what, access -> condition.holds(access.getTarget()));
    }

    private static boolean is(AccessTarget target, String name) {
        return (target.getOwner().getFullName() + "." + target.getName()).equals(name);
    }
}
