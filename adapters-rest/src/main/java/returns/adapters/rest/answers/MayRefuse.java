package returns.adapters.rest.answers;

import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes that a call may be refused, and how it is told so. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@ApiResponse(
        responseCode = "4XX",
        description = "Why it was not done, and what to do next",
        content =
                @Content(
                        mediaType = ProblemDocument.MEDIA_TYPE,
                        schema = @Schema(implementation = ProblemDocument.class)))
public @interface MayRefuse {}
