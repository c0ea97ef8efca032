/** The use cases of a return. */
@NullMarked
package returns.application.returns;

import org.jspecify.annotations.NullMarked;
