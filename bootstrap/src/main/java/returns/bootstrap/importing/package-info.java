/** Imports files of orders from the command line. */
@NullMarked
package returns.bootstrap.importing;

import org.jspecify.annotations.NullMarked;
