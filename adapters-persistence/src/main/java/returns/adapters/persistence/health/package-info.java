/** Whether the database answers. */
@NullMarked
package returns.adapters.persistence.health;

import org.jspecify.annotations.NullMarked;
