/** What is kept, also by earlier versions. */
@NullMarked
package returns.adapters.persistence.stored;

import org.jspecify.annotations.NullMarked;
