/** Who calls, as the rest of the service knows it: whose tokens are believed, and what they are read into. */
@NullMarked
package returns.bootstrap.access;

import org.jspecify.annotations.NullMarked;
