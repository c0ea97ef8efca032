/** Changes, each committed by one statement. */
@NullMarked
package returns.adapters.persistence.changes;

import org.jspecify.annotations.NullMarked;
