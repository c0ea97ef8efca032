@NullMarked
package returns.application.refunds;

import org.jspecify.annotations.NullMarked;
