/** An application that breaks the rules. */
@NullMarked
package returns.bootstrap.architecture.broken.application;

import org.jspecify.annotations.NullMarked;
