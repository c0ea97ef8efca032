package returns.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static returns.bootstrap.architecture.Layout.within;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import io.micronaut.context.annotation.Property;
import io.micronaut.context.annotation.Value;
import jakarta.inject.Inject;
import java.text.DateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.TimeZone;

/** What is left out, and what is closed. */
final class StyleRules {
    /** Who makes tokens hands their dates to Nimbus, which knows no other. */
    private static final DescribedPredicate<JavaClass> HANDS_DATES_TO_NIMBUS = DescribedPredicate.describe(
            "hand dates to Nimbus",
            type -> type.getDirectDependenciesFromSelf().stream()
                    .anyMatch(d -> d.getTargetClass().getName().equals("com.nimbusds.jwt.JWTClaimsSet$Builder")));

    static final Rule TIME_IS_JAVA_TIME = Rule.of(
            "no java.util.Date and its like, but where a token is made",
            at -> noClasses()
                    .that(DescribedPredicate.not(JavaClass.Predicates.resideInAPackage(within(at.bootstrap()))
                            .and(HANDS_DATES_TO_NIMBUS)))
                    .should()
                    .dependOnClassesThat()
                    .belongToAnyOf(Date.class, Calendar.class, TimeZone.class, DateFormat.class),
            "domain.KnowsDates",
            "bootstrap.KnowsDates",
            "adapters.tools.MakesTokens");

    static final Rule NO_LIBRARY_WRITES_OUR_CODE = Rule.of(
            "no Lombok, MapStruct or Vavr",
            at -> noClasses()
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(within(at.absent("lombok")), within("org.mapstruct"), within("io.vavr")),
            "adapters.rest.KnowsLombok");

    static final Rule NOTHING_IS_INJECTED_INTO_FIELDS = Rule.of(
            "nothing is injected into fields",
            at -> noFields()
                    .should()
                    .beAnnotatedWith(Inject.class)
                    .orShould()
                    .beAnnotatedWith(Value.class)
                    .orShould()
                    .beAnnotatedWith(Property.class),
            "adapters.rest.TakesAField");

    static final Rule DOMAIN_IS_CLOSED = Rule.of(
            "classes of domain are final, records, enums, sealed or interfaces",
            at -> classes()
                    .that()
                    .resideInAPackage(within(at.domain()))
                    .should(ArchConditions.be(DescribedPredicate.describe("closed", StyleRules::isClosed))),
            "domain.IsOpen",
            "domain.IsOpenBelow");

    static final List<Rule> ALL =
            List.of(TIME_IS_JAVA_TIME, NO_LIBRARY_WRITES_OUR_CODE, NOTHING_IS_INJECTED_INTO_FIELDS, DOMAIN_IS_CLOSED);

    private StyleRules() {}

    private static boolean isClosed(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.FINAL)
                || type.isInterface()
                || type.isEnum()
                || type.isAnonymousClass()
                || type.reflect().isSealed();
    }
}
