package returns.adapters.rest.returns;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.answers.ReturnDocument;
import returns.application.pages.Page;
import returns.domain.access.Principal;
import returns.domain.returns.Return;

/**
 * A page of returns.
 *
 * @param returns in the order that was asked for
 * @param nextCursor the cursor of the next page; left out on the last
 */
@Schema(
        name = "Returns",
        requiredProperties = {"returns"})
@JsonInclude(JsonInclude.Include.ALWAYS)
record ReturnsDocument(
        List<ReturnDocument> returns,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String nextCursor) {
    static ReturnsDocument of(Page<Return> page, Principal reader) {
        return new ReturnsDocument(
                page.items().stream().map(r -> ReturnDocument.of(r, reader)).toList(),
                page.nextCursor().orElse(null));
    }
}
