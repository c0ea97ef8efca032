/** A wiring that breaks the rules. */
@NullMarked
package returns.bootstrap.architecture.broken.bootstrap;

import org.jspecify.annotations.NullMarked;
