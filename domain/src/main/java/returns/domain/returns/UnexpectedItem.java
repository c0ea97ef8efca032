package returns.domain.returns;

import java.util.Optional;
import returns.domain.Text;

/**
 * Goods that arrived with a return and are not of it.
 *
 * @param what an article number or a description, at most 512 characters on one line
 * @param quantity units, at least 1
 */
public record UnexpectedItem(String what, int quantity, Optional<Condition> condition) {
    public UnexpectedItem {
        what = Text.name(what, 512);
        if (quantity < 1) {
            throw new IllegalArgumentException("must have a quantity of at least 1");
        }
    }
}
