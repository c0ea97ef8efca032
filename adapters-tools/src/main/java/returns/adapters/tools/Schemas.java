package returns.adapters.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerationContext;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import java.lang.annotation.Annotation;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.input.Range;
import returns.application.tools.Description;
import returns.application.tools.Example;
import returns.domain.Term;

/** Describes records in JSON Schema (draft 2020-12), as models are given it. */
public final class Schemas {
    static final String EXAMPLES = "examples";

    private final SchemaGenerator generator =
            new SchemaGenerator(configuration().build());

    /** The schema of that record. */
    public JsonNode of(Class<? extends Record> type) {
        return generator.generateSchema(type);
    }

    /** The schema of those arguments, with an example of them. */
    public JsonNode ofArguments(Class<? extends Record> type) {
        var schema = (ObjectNode) of(type);
        var example = schema.putArray(EXAMPLES).addObject();
        for (var component : type.getRecordComponents()) {
            var written = component.getAnnotation(Example.class);
            if (written != null) {
                put(example, component, written.value());
            }
        }
        return schema;
    }

    private static void put(ObjectNode example, RecordComponent component, String written) {
        if (component.getType() == int.class) {
            example.put(component.getName(), Integer.parseInt(written));
        } else {
            example.put(component.getName(), written);
        }
    }

    private static SchemaGeneratorConfigBuilder configuration() {
        var configuration = new SchemaGeneratorConfigBuilder(SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .with(
                        Option.FORBIDDEN_ADDITIONAL_PROPERTIES_BY_DEFAULT,
                        Option.INLINE_ALL_SCHEMAS,
                        Option.MAP_VALUES_AS_ADDITIONAL_PROPERTIES);
        configuration
                .forTypesInGeneral()
                .withPropertySorter((_, _) -> 0)
                .withCustomDefinitionProvider((type, context) -> words(type.getErasedType(), context));
        configuration
                .forFields()
                .withDescriptionResolver(field -> annotation(field, Description.class)
                        .map(Description::value)
                        .orElse(null))
                .withNumberInclusiveMinimumResolver(field -> annotation(field, Range.class)
                        .map(range -> BigDecimal.valueOf(range.min()))
                        .orElse(null))
                .withNumberInclusiveMaximumResolver(field -> annotation(field, Range.class)
                        .filter(range -> range.max() < Integer.MAX_VALUE)
                        .map(range -> BigDecimal.valueOf(range.max()))
                        .orElse(null))
                .withRequiredCheck(field -> component(field)
                        .filter(component -> !component.getAnnotatedType().isAnnotationPresent(Nullable.class))
                        .isPresent());
        return configuration;
    }

    private static @Nullable CustomDefinition words(Class<?> type, SchemaGenerationContext context) {
        if (!type.isEnum() || !Term.class.isAssignableFrom(type)) {
            return null;
        }
        var words = context.getGeneratorConfig().createObjectNode().put("type", "string");
        var allowed = words.putArray("enum");
        Arrays.stream(type.getEnumConstants()).map(word -> ((Term) word).term()).forEach(allowed::add);
        return new CustomDefinition(words);
    }

    private static <A extends Annotation> Optional<A> annotation(FieldScope field, Class<A> type) {
        return component(field).map(component -> component.getAnnotation(type));
    }

    private static Optional<RecordComponent> component(FieldScope field) {
        return Arrays.stream(field.getDeclaringType().getErasedType().getRecordComponents())
                .filter(component -> component.getName().equals(field.getDeclaredName()))
                .filter(component -> !field.isFakeContainerItemScope())
                .findFirst();
    }
}
