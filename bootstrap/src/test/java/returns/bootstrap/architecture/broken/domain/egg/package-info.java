/** Knows the hen. */
@NullMarked
package returns.bootstrap.architecture.broken.domain.egg;

import org.jspecify.annotations.NullMarked;
