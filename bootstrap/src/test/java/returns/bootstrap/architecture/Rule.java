package returns.bootstrap.architecture;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.function.Function;

/**
 * A rule of the architecture.
 *
 * @param name what it demands
 * @param at the rule for modules that stand there
 * @param brokenBy classes that break it, by their names within {@link Layout#BROKEN}; it must report each of them
 */
record Rule(String name, Function<Layout, ArchRule> at, List<String> brokenBy) {
    static Rule of(String name, Function<Layout, ArchRule> at, String... brokenBy) {
        return new Rule(name, at, List.of(brokenBy));
    }

    @Override
    public String toString() {
        return name;
    }
}
