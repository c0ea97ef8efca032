/** The program: start, stop, configuration, and the wiring of everything that the other modules hold. */
@NullMarked
package returns.bootstrap;

import org.jspecify.annotations.NullMarked;
