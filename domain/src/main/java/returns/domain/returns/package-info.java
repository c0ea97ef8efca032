/** What customers send back. */
@NullMarked
package returns.domain.returns;

import org.jspecify.annotations.NullMarked;
