/** The program: its start, its stop, and what it says of itself. */
@NullMarked
package returns.bootstrap;

import org.jspecify.annotations.NullMarked;
