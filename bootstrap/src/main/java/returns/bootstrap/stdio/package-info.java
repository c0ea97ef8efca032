/** The Model Context Protocol over standard input and output, for hosts that start their servers themselves. */
@NullMarked
package returns.bootstrap.stdio;

import org.jspecify.annotations.NullMarked;
