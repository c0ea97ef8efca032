/** Knows the egg. */
@NullMarked
package returns.bootstrap.architecture.broken.domain.hen;

import org.jspecify.annotations.NullMarked;
