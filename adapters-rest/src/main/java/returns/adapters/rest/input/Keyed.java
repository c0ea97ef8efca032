package returns.adapters.rest.input;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Schema;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes what happens once for its key. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Parameter(
        in = ParameterIn.HEADER,
        name = IdempotencyKeys.HEADER,
        required = true,
        description = IdempotencyKeys.DESCRIPTION,
        example = IdempotencyKeys.EXAMPLE,
        schema = @Schema(type = "string"))
public @interface Keyed {}
