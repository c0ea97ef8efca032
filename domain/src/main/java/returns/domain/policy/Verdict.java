package returns.domain.policy;

import java.util.Optional;

/**
 * What one rule said.
 *
 * @param rule the rule's stable name
 * @param detail the facts that it judged by, in one sentence
 * @param finding why not, if it is against it
 */
public record Verdict(String rule, String detail, Optional<Finding> finding) {
    /** Nothing speaks against it. */
    static Verdict passes(Rule rule, String detail) {
        return new Verdict(rule.rule(), detail, Optional.empty());
    }

    /** It cannot be. */
    static Verdict against(Rule rule, Finding finding) {
        return new Verdict(rule.rule(), finding.detail(), Optional.of(finding));
    }
}
