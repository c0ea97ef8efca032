package returns.adapters.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import returns.application.input.Range;
import returns.application.tools.CreateReturnTool;
import returns.application.tools.Description;
import returns.domain.Term;
import returns.domain.returns.Reason;

class SchemasTest {
    enum Size implements Term {
        SMALL,
        VERY_LARGE
    }

    record Inner(@Description("A name.") String name) {}

    record Outer(
            @Description("How many.") @Range(min = 1, max = 9)
            int count,

            Size size,
            boolean fresh,
            @Description("The parts.") List<Inner> parts,
            @Nullable String zeta,
            String alpha) {}

    private final Schemas schemas = new Schemas();

    @Test
    void aRecordIsDescribedAsItIsReadAndWritten() throws Exception {
        assertEquals(
                new JsonMapper().readTree("""
                    {
                      "$schema": "https://json-schema.org/draft/2020-12/schema",
                      "type": "object",
                      "properties": {
                        "count": {"type": "integer", "description": "How many.", "minimum": 1, "maximum": 9},
                        "size": {"type": "string", "enum": ["small", "very_large"]},
                        "fresh": {"type": "boolean"},
                        "parts": {
                          "description": "The parts.",
                          "type": "array",
                          "items": {
                            "type": "object",
                            "properties": {"name": {"type": "string", "description": "A name."}},
                            "required": ["name"],
                            "additionalProperties": false
                          }
                        },
                        "zeta": {"type": "string"},
                        "alpha": {"type": "string"}
                      },
                      "required": ["count", "size", "fresh", "parts", "alpha"],
                      "additionalProperties": false
                    }
                    """),
                new JsonMapper().readTree(schemas.of(Outer.class).toString()));
    }

    @Test
    void propertiesStandInTheOrderOfTheRecord() {
        var names = new ArrayList<String>();
        schemas.of(Outer.class).get("properties").fieldNames().forEachRemaining(names::add);

        assertEquals(List.of("count", "size", "fresh", "parts", "zeta", "alpha"), names);
    }

    @Test
    void theArgumentsOfCreateReturnNameEveryAllowedReason() {
        var reason = schemas.of(CreateReturnTool.Arguments.class).at("/properties/reason/enum");

        assertEquals(new JsonMapper().valueToTree(Term.all(Reason.class)), reason);
    }
}
