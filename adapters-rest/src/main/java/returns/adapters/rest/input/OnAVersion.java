package returns.adapters.rest.input;

import io.micronaut.http.HttpHeaders;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Schema;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes what names the version of the return that it is meant for. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Parameter(
        in = ParameterIn.HEADER,
        name = HttpHeaders.IF_MATCH,
        required = true,
        description = "The ETag of the return as it was read, or *",
        example = "\"1\"",
        schema = @Schema(type = "string"))
public @interface OnAVersion {}
