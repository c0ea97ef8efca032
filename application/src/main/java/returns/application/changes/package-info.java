/** A change as a value, and the store that commits it whole or not at all. */
@NullMarked
package returns.application.changes;

import org.jspecify.annotations.NullMarked;
