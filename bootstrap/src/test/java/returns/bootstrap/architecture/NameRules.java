package returns.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static returns.bootstrap.architecture.Layout.within;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/** Names say what something is, and packages say what may be null. */
final class NameRules {
    static final Rule NAMES_SAY_WHAT_SOMETHING_IS = Rule.of(
            "no Impl, Util, Helper, Manager, Dto or bare Service",
            at -> noClasses()
                    .that()
                    .resideOutsideOfPackage(within(at.generated()))
                    .should()
                    .haveNameMatching(".*(Impl|Utils?|Helpers?|Manager|Dto|DTO|Service)(\\$.*)?"),
            "application.Names$OrderImpl",
            "application.Names$OrderUtil",
            "application.Names$OrderUtils",
            "application.Names$OrderHelper",
            "application.Names$OrderManager",
            "application.Names$OrderDto",
            "application.Names$OrderService");

    static final Rule PACKAGES_ARE_NULL_MARKED = Rule.of(
            "every package is @NullMarked",
            at -> classes()
                    .that()
                    .resideOutsideOfPackage(within(at.generated()))
                    .should(new BeInANullMarkedPackage()),
            "unmarked.IsInAnUnmarkedPackage");

    static final List<Rule> ALL = List.of(NAMES_SAY_WHAT_SOMETHING_IS, PACKAGES_ARE_NULL_MARKED);

    private NameRules() {}

    private static final class BeInANullMarkedPackage extends ArchCondition<JavaClass> {
        BeInANullMarkedPackage() {
            super("be in a package that is @NullMarked");
        }

        @Override
        public void check(JavaClass type, ConditionEvents events) {
            var marked = type.getPackage()
                    .tryGetPackageInfo()
                    .map(info -> info.isAnnotatedWith(NullMarked.class))
                    .orElse(false);
            events.add(new SimpleConditionEvent(
                    type,
                    marked,
                    type.getName() + " is in " + type.getPackageName() + ", which says nothing of nulls"));
        }
    }
}
