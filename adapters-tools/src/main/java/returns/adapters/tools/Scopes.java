package returns.adapters.tools;

import io.micronaut.http.HttpRequest;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.tools.Grant;
import returns.application.tools.Tool;

/** Lets a request call a tool that its token covers, and remembers what scopes another request would need. */
public final class Scopes {
    private static final String NEEDED = "returns.tools.scopes-needed";

    private Scopes() {}

    /** The tool, if the token covers it. */
    public static <T extends Tool<?, ?>> Answer<T> covered(HttpRequest<?> request, Grant grant, T tool) {
        if (!grant.covers(tool)) {
            request.setAttribute(NEEDED, grant.scopesFor(tool));
        }
        return grant.covering(tool);
    }

    /** The scopes that the request would have needed, if it was refused for want of one. */
    public static Optional<String> needed(HttpRequest<?> request) {
        return request.getAttribute(NEEDED, String.class);
    }
}
