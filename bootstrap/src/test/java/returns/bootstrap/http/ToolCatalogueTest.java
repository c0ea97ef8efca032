package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import returns.application.fixtures.Answers;
import returns.application.input.Written;
import returns.application.tools.Description;
import returns.application.tools.Effect;
import returns.application.tools.Names;
import returns.application.tools.Said;
import returns.application.tools.Tool;

/** What hosts and models rely on: names, order and schemas stay as they are, and nothing is left for a model to guess. */
@ExtendWith(RunningShop.class)
class ToolCatalogueTest {
    private static final JsonMapper JSON = new JsonMapper();

    private final ShopOverHttp shop;
    private final List<Tool<?, ?>> tools;

    ToolCatalogueTest(ShopOverHttp shop) {
        this.shop = shop;
        this.tools = shop.catalogue().tools();
    }

    /** Whoever means to change the contract copies the file that this leaves. */
    @Test
    void namesOrderAndSchemasAreAsTheyWere() throws IOException {
        var now = shop.customer(shop.newCustomer()).get("/tools").is(200).json();
        now.get("tools").forEach(tool -> ((ObjectNode) tool).remove("description"));
        var text = JSON.writerWithDefaultPrettyPrinter().writeValueAsString(now) + "\n";
        Files.writeString(Path.of("target/tools.json"), text);

        assertEquals(Files.readString(Path.of("src/test/resources/tools.json")), text);
    }

    @Test
    void everyToolTellsAModelWhenToUseItAndWhatItDoes() {
        for (var tool : tools) {
            assertTrue(tool.name().matches("[a-z]+(_[a-z]+)+"), tool.name());
            assertTrue(tool.title().matches("[A-Z].*[a-z]"), tool.title());
            assertTrue(tool.description().matches("[A-Z].*\\."), tool.name());
            assertTrue(
                    tool.description().contains("Use it ") || tool.description().contains("Ask "), tool.name());
            assertTrue(tool.repeatable(), tool.name());
            assertTrue(Said.class.isAssignableFrom(tool.result()), tool.name());
        }
        assertEquals(tools.size(), tools.stream().map(Tool::name).distinct().count());
    }

    @Test
    void theVerbOfAToolAgreesWithItsEffect() {
        for (var tool : tools) {
            var effect = switch (tool.name().replaceFirst("_.*", "")) {
                case "find", "list", "get", "preview" -> Effect.READS;
                case "create" -> Effect.ADDS;
                case "request" -> Effect.MOVES_MONEY;
                default -> Effect.CHANGES;
            };
            assertEquals(effect, tool.effect(), tool.name());
        }
    }

    /** By its own reader, and by the schema that hosts are given. */
    @Test
    void everyToolHasAnExampleThatIsValid() {
        var catalogue =
                shop.customer(shop.newCustomer()).get("/tools").is(200).json().get("tools");
        for (var i = 0; i < tools.size(); i++) {
            var schema = catalogue.get(i).get("inputSchema");
            var example = schema.get("examples").get(0);
            var written = JSON.<Map<String, Object>>convertValue(example, new TypeReference<>() {});

            Answers.done(Written.of(written).as(tools.get(i).arguments()));
            assertEquals(
                    List.of(),
                    SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                            .getSchema(schema.toString())
                            .validate(example.toString(), InputFormat.JSON));
            assertTrue(
                    schema.path("required").size() <= example.size() && !example.has("cursor"),
                    tools.get(i).name());
        }
    }

    @Test
    void everyPartOfArgumentsAndResultsIsDescribed() {
        for (var tool : tools) {
            assertDescribed(tool.name(), tool.arguments());
            assertDescribed(tool.name(), tool.result());
        }
    }

    @Test
    void everyNumberOfAnOrderAReturnOrALineCanBeMended() {
        for (var tool : tools) {
            for (var component : tool.arguments().getRecordComponents()) {
                var names = switch (component.getName()) {
                    case "orderNumber" -> Optional.of(Names.Thing.ORDER);
                    case "lineId" -> Optional.of(Names.Thing.LINE);
                    case "returnNumber", "previousReturn" -> Optional.of(Names.Thing.RETURN);
                    default -> Optional.<Names.Thing>empty();
                };
                assertEquals(
                        names,
                        Optional.ofNullable(component.getAnnotation(Names.class))
                                .map(Names::value),
                        tool.name() + " " + component.getName());
            }
        }
    }

    private static void assertDescribed(String where, Class<?> type) {
        for (var component : type.getRecordComponents()) {
            var at = where + " " + component.getName();
            var description = Optional.ofNullable(component.getAnnotation(Description.class))
                    .map(Description::value)
                    .orElse("");
            assertTrue(description.length() > 5, at + " is described");
            within(component.getGenericType()).filter(Class::isRecord).forEach(part -> assertDescribed(at, part));
        }
    }

    private static Stream<Class<?>> within(Type type) {
        return switch (type) {
            case Class<?> part -> Stream.of(part);
            case ParameterizedType parts ->
                Arrays.stream(parts.getActualTypeArguments()).flatMap(ToolCatalogueTest::within);
            default -> Stream.empty();
        };
    }
}
