package returns.domain.policy;

import returns.domain.Term;

/** What holds under every policy. */
public enum StandingRule implements Rule, Term {
    /** Goods sold as final sale stay sold. */
    FINAL_SALE {
        @Override
        public Verdict judge(Question q) {
            return q.line().finalSale()
                    ? Verdict.against(this, new Finding.FinalSale())
                    : Verdict.passes(this, "Not sold as final sale.");
        }
    },
    /** Only what reached the customer can come back. */
    DELIVERED {
        @Override
        public Verdict judge(Question q) {
            var line = q.line();
            return line.returnable() == 0
                    ? Verdict.against(this, new Finding.NotDelivered(line.delivered(), line.quantity()))
                    : Verdict.passes(this, "%s of %s delivered.".formatted(line.delivered(), line.quantity()));
        }
    },
    /** No unit comes back twice. */
    UNITS_LEFT {
        @Override
        public Verdict judge(Question q) {
            return q.line().returnable() > 0 && q.wanted() > q.left()
                    ? Verdict.against(this, new Finding.NotEnoughUnits(q.wanted(), q.left()))
                    : Verdict.passes(this, "%s left to return.".formatted(q.left()));
        }
    };

    @Override
    public String rule() {
        return term();
    }
}
