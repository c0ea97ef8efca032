/** Stands for Lombok, which is not to be had. */
@NullMarked
package returns.bootstrap.architecture.broken.lombok;

import org.jspecify.annotations.NullMarked;
