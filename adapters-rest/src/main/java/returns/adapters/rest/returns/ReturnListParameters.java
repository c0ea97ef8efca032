package returns.adapters.rest.returns;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes the parameters of {@link ReturnParameters}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Parameter(
        in = ParameterIn.QUERY,
        name = "status",
        description = "In any of these states",
        array = @ArraySchema(schema = @Schema(type = "string", example = "requested")))
@Parameter(
        in = ParameterIn.QUERY,
        name = "customerId",
        description = "Of this customer's orders, as they are now",
        schema = @Schema(type = "string"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "orderNumber",
        description = "Of this order",
        schema = @Schema(type = "string"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "createdFrom",
        description = "Created then or later",
        schema = @Schema(type = "string", format = "date-time"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "createdBefore",
        description = "Created before then",
        schema = @Schema(type = "string", format = "date-time"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "reason",
        description = "With a line that comes back for any of these reasons",
        array = @ArraySchema(schema = @Schema(type = "string", example = "defective")))
@Parameter(
        in = ParameterIn.QUERY,
        name = "sku",
        description = "With a line of this article",
        schema = @Schema(type = "string"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "q",
        description = "Each word of it begins a word of the return's number, or of a line's title or note",
        schema = @Schema(type = "string", maxLength = 200))
@Parameter(
        in = ParameterIn.QUERY,
        name = "sort",
        description = "The newest or the oldest first",
        schema =
                @Schema(
                        type = "string",
                        allowableValues = {"-createdAt", "createdAt"},
                        defaultValue = "-createdAt"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "limit",
        description = "How many at most",
        schema = @Schema(type = "integer", minimum = "1", maximum = "100", defaultValue = "50"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "cursor",
        description = "The nextCursor of the page before, with the same other parameters; to be taken as it is",
        schema = @Schema(type = "string"))
@interface ReturnListParameters {}
