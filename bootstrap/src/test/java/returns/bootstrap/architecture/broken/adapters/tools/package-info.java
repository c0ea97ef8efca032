/** Another adapter that breaks the rules. */
@NullMarked
package returns.bootstrap.architecture.broken.adapters.tools;

import org.jspecify.annotations.NullMarked;
