/** What returns come to in money, over HTTP. */
@NullMarked
package returns.adapters.rest.refunds;

import org.jspecify.annotations.NullMarked;
