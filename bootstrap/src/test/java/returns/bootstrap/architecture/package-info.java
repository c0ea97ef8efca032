/** The rules of how the modules hang together, each proven by a class that breaks it. */
@NullMarked
package returns.bootstrap.architecture;

import org.jspecify.annotations.NullMarked;
