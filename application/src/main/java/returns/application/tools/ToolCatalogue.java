package returns.application.tools;

import java.util.List;
import java.util.Optional;

/** All tools, in their order, which is stable. Every door that agents come through renders this one catalogue. */
public record ToolCatalogue(List<Tool<?, ?>> tools) {
    public ToolCatalogue {
        tools = List.copyOf(tools);
    }

    /** The tool of that name. */
    public Optional<Tool<?, ?>> find(String name) {
        return tools.stream().filter(tool -> tool.name().equals(name)).findFirst();
    }

    /** The scopes that tokens need for them, without repetition. */
    public List<String> scopes() {
        return tools.stream().map(tool -> tool.effect().scope()).distinct().toList();
    }
}
