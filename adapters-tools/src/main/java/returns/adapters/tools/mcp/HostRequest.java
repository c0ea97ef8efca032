package returns.adapters.tools.mcp;

import io.micronaut.http.HttpRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.ListToolsResult;
import java.util.Optional;
import java.util.function.Function;
import returns.adapters.tools.Scopes;
import returns.adapters.tools.ToolRunner;
import returns.application.answers.Answer;
import returns.application.answers.RefusedException;
import returns.application.tools.Grant;
import returns.application.tools.Tool;
import returns.application.tools.ToolCatalogue;

/**
 * What a host asks for, and how far its token reaches.
 *
 * @param call makes the call of a tool, should the host ask for one
 */
record HostRequest(HttpRequest<?> http, Grant grant, Function<CallParams, HostCall> call) {
    /**
     * The call of that tool.
     *
     * @throws RefusedException if the token does not cover it; that is kept
     */
    HostCall call(Tool<?, ?> tool, CallParams params, ToolRunner runner) {
        var made = call.apply(params);
        return switch (Scopes.covered(http, grant, tool)) {
            case Answer.Done<?> _ -> made;
            case Answer.Refused<?>(var refusal) ->
                throw new RefusedException(made.refused(Optional.of(tool), runner, refusal));
        };
    }

    /** The answer; if it lists tools, with those only that the token covers. */
    JSONRPCResponse shown(JSONRPCResponse answer, ToolCatalogue catalogue) {
        if (!(answer.result() instanceof ListToolsResult list)) {
            return answer;
        }
        var tools = list.tools().stream()
                .filter(listed -> catalogue.find(listed.name()).stream().anyMatch(grant::covers))
                .toList();
        return JSONRPCResponse.result(answer.id(), new ListToolsResult(tools, list.nextCursor(), list.meta()));
    }
}
