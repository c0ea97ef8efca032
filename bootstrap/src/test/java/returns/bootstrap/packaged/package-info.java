/** The packaged service as a process of its own: started, killed, started again. */
@NullMarked
package returns.bootstrap.packaged;

import org.jspecify.annotations.NullMarked;
