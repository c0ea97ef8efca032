/** Who asks. */
@NullMarked
package returns.domain.access;

import org.jspecify.annotations.NullMarked;
