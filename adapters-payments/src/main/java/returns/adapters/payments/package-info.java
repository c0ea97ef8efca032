/** Ways to pay money back. */
@NullMarked
package returns.adapters.payments;

import org.jspecify.annotations.NullMarked;
