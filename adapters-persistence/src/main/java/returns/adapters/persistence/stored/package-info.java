/** A return and what belongs to it, as rows and as kept results: what several features read and write. */
@NullMarked
package returns.adapters.persistence.stored;

import org.jspecify.annotations.NullMarked;
