/** What is owed for units that came back: a ledger that explains the amount to the minor unit. */
@NullMarked
package returns.domain.claims;

import org.jspecify.annotations.NullMarked;
