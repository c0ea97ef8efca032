package returns.adapters.rest.calls;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Schema;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes the parameters that calls are looked for with. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Parameter(
        in = ParameterIn.QUERY,
        name = "tool",
        description = "Of this tool",
        schema = @Schema(type = "string", example = "create_return"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "subject",
        description = "For this subject, such as a customer",
        schema = @Schema(type = "string"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "conversation",
        description = "In this conversation, as its host names it",
        schema = @Schema(type = "string", maxLength = 1024))
@Parameter(
        in = ParameterIn.QUERY,
        name = "outcome",
        description = "done, failed, or the code of the refusal",
        schema = @Schema(type = "string", example = "possible_duplicate"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "calledFrom",
        description = "Called then or later",
        schema = @Schema(type = "string", format = "date-time"))
@Parameter(
        in = ParameterIn.QUERY,
        name = "calledBefore",
        description = "Called before then",
        schema = @Schema(type = "string", format = "date-time"))
@interface CallListParameters {}
