/** What returns come to in money. */
@NullMarked
package returns.application.refunds;

import org.jspecify.annotations.NullMarked;
