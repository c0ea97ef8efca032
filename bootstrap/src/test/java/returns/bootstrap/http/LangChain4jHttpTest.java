package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.exception.ToolExecutionException;
import dev.langchain4j.mcp.client.DefaultMcpClient;
import dev.langchain4j.mcp.client.McpClient;
import dev.langchain4j.mcp.client.transport.http.StreamableHttpMcpTransport;
import dev.langchain4j.service.tool.ToolExecutionResult;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import returns.application.tools.Tool;

/** LangChain4j as an agent's host. */
@ExtendWith(RunningShop.class)
class LangChain4jHttpTest {
    private final ShopOverHttp shop;
    private final String order;
    private final McpClient host;

    LangChain4jHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        var customer = shop.newCustomer();
        this.order = shop.sell(customer);
        this.host = DefaultMcpClient.builder()
                .transport(StreamableHttpMcpTransport.builder()
                        .url(shop.url() + "/mcp")
                        .customHeaders(shop.agent("langchain4j", customer)
                                .with("Conversation-Id", "conversation-1")
                                .headers())
                        .build())
                .build();
    }

    @AfterEach
    void close() throws Exception {
        host.close();
    }

    @Test
    void theToolsAreListedInTheirOrder() {
        assertEquals(
                shop.catalogue().tools().stream().map(Tool::name).toList(),
                host.listTools().stream().map(ToolSpecification::name).toList());
    }

    @Test
    void aForgetfulModelGetsOneReturnAndThenTheOtherThatTheCustomerWants() {
        var first = call("create_return", Bodies.tool(order, 1));
        var again = call("create_return", Bodies.tool(order, 1));
        assertFalse(first.isError());
        assertEquals(first.resultText(), again.resultText());

        var number = Reply.json(first.resultText()).get("number").textValue();
        refused("already_requested", Bodies.tool(order, 2));
        assertTrue(call("cancel_return", "{\"returnNumber\": \"" + number + "\"}")
                .resultText()
                .contains("canceled"));
        refused("return_ended", Bodies.tool(order, 1));

        var another = call("create_return", Bodies.toolAgain(order, 1, number));
        assertFalse(another.isError());
        assertNotEquals(number, Reply.json(another.resultText()).get("number").textValue());
        assertEquals(
                another.resultText(),
                call("create_return", Bodies.toolAgain(order, 1, number)).resultText());
    }

    private ToolExecutionResult call(String tool, String arguments) {
        return host.executeTool(ToolExecutionRequest.builder()
                .id(UUID.randomUUID().toString())
                .name(tool)
                .arguments(arguments)
                .build());
    }

    /** It throws what was refused; the message is all of it. */
    private void refused(String code, String arguments) {
        var refused = assertThrows(ToolExecutionException.class, () -> call("create_return", arguments));
        var told = Reply.json(String.valueOf(refused.getMessage()));
        assertEquals(code, told.get("code").textValue());
        assertTrue(told.get("hint").textValue().contains("previousReturn"), told.toString());
    }
}
