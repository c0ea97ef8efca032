/** An adapter that breaks the rules. */
@NullMarked
package returns.bootstrap.architecture.broken.adapters.rest;

import org.jspecify.annotations.NullMarked;
