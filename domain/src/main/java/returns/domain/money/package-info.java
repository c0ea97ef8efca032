/** Amounts, exact to the currency's minor unit. */
@NullMarked
package returns.domain.money;

import org.jspecify.annotations.NullMarked;
