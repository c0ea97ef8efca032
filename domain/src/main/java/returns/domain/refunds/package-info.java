/** Refunds that were asked for: what they give back, who decided about them, and what became of the money. */
@NullMarked
package returns.domain.refunds;

import org.jspecify.annotations.NullMarked;
