package returns.application.refunds;

import returns.domain.refunds.Refund;
import returns.domain.returns.Return;

/** A refund, and the return that it is of. */
public record FiledRefund(Return of, Refund refund) {}
