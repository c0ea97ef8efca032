/** Puts together by plain constructors, feature by feature, what the other modules hold. */
@NullMarked
package returns.bootstrap.wiring;

import org.jspecify.annotations.NullMarked;
