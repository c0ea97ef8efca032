package returns.application.tools;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;

/**
 * What a token covers of the tools.
 *
 * @param scopes those that the token names; none if it names none, and then it covers all that its subject may do
 */
public record Grant(Optional<Set<String>> scopes) {
    public Grant {
        scopes = scopes.map(Set::copyOf);
    }

    /** Whether the tool may be seen and called. */
    public boolean covers(Tool<?, ?> tool) {
        return scopes.isEmpty() || scopes.get().contains(tool.effect().scope());
    }

    /** The scopes to ask for instead: the one that the tool needs, and those for tools that the token has. */
    public String scopesFor(Tool<?, ?> tool) {
        return Arrays.stream(Effect.values())
                .filter(effect ->
                        effect == tool.effect() || scopes.stream().anyMatch(named -> named.contains(effect.scope())))
                .map(Effect::scope)
                .distinct()
                .collect(Collectors.joining(" "));
    }

    /** The tool, if it may be called. */
    public <T extends Tool<?, ?>> Answer<T> covering(T tool) {
        if (covers(tool)) {
            return Answer.done(tool);
        }
        var scope = tool.effect().scope();
        return Answer.refused(Refusal.of(
                Code.INSUFFICIENT_SCOPE,
                Retry.CHANGED,
                "The scopes of your token do not cover " + tool.name() + ".",
                "Nothing was done. Call again with a token that has the scope " + scope + "; or tell the customer that"
                        + " you cannot do this for them."));
    }
}
