/** Pages of long lists, and where the next one begins. */
@NullMarked
package returns.application.pages;

import org.jspecify.annotations.NullMarked;
