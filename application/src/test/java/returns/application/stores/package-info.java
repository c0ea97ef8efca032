/** Stores in memory, and what every store must do. */
@NullMarked
package returns.application.stores;

import org.jspecify.annotations.NullMarked;
