package returns.adapters.rest.returns;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import returns.adapters.rest.answers.ReturnDocument;
import returns.domain.returns.Return;

/**
 * The returns of an order.
 *
 * @param returns the newest first
 */
@Schema(name = "Returns")
@JsonInclude(JsonInclude.Include.ALWAYS)
record ReturnsDocument(List<ReturnDocument> returns) {
    static ReturnsDocument of(List<Return> found) {
        return new ReturnsDocument(found.stream().map(ReturnDocument::of).toList());
    }
}
