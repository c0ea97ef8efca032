/** How statements are run, and what they bring. */
@NullMarked
package returns.adapters.persistence.sql;

import org.jspecify.annotations.NullMarked;
