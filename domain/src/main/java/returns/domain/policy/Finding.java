package returns.domain.policy;

import java.util.List;
import java.util.stream.Collectors;
import returns.domain.Deadline;
import returns.domain.returns.Reason;

/** A reason why units of a line cannot be returned, in words that a customer can be told. */
public sealed interface Finding {
    /** The stable name of the reason. */
    String code();

    /** The reason in one sentence. */
    String detail();

    /** No such line in the order. */
    record UnknownLine() implements Finding {
        @Override
        public String code() {
            return "unknown_line";
        }

        @Override
        public String detail() {
            return "The order has no such line.";
        }
    }

    /** Sold on the condition that it does not come back. */
    record FinalSale() implements Finding {
        @Override
        public String code() {
            return "final_sale";
        }

        @Override
        public String detail() {
            return "Sold as final sale.";
        }
    }

    /** No unit reached the customer, or every one was canceled. */
    record NotDelivered(int delivered, int quantity) implements Finding {
        @Override
        public String code() {
            return "not_delivered";
        }

        @Override
        public String detail() {
            return delivered == 0
                    ? "0 of %s delivered.".formatted(quantity)
                    : "Canceled: none of the %s delivered is left.".formatted(delivered);
        }
    }

    /** Too late. */
    record WindowClosed(Deadline deadline) implements Finding {
        @Override
        public String code() {
            return "window_closed";
        }

        @Override
        public String detail() {
            return "Could be returned until %s (%s).".formatted(deadline.lastDay(), deadline.zone());
        }
    }

    /** More than are left. */
    record NotEnoughUnits(int wanted, int left) implements Finding {
        @Override
        public String code() {
            return "not_enough_units";
        }

        @Override
        public String detail() {
            return "%s wanted, %s left to return.".formatted(wanted, left);
        }
    }

    /** Of a category that does not come back. */
    record CategoryNotReturnable(String category) implements Finding {
        @Override
        public String code() {
            return "category_not_returnable";
        }

        @Override
        public String detail() {
            return "Nothing of the category %s can be returned.".formatted(category);
        }
    }

    /** Not for this reason. */
    record ReasonNotAllowed(Reason reason, List<Reason> allowed) implements Finding {
        public ReasonNotAllowed {
            allowed = List.copyOf(allowed);
        }

        @Override
        public String code() {
            return "reason_not_allowed";
        }

        @Override
        public String detail() {
            return "Cannot be returned as %s, only as %s.".formatted(reason.term(), terms());
        }

        /** The allowed reasons, in one list. */
        public String terms() {
            return allowed.stream().map(Reason::term).collect(Collectors.joining(", "));
        }
    }

    /** The reason needs explaining. */
    record NoteRequired(Reason reason) implements Finding {
        @Override
        public String code() {
            return "note_required";
        }

        @Override
        public String detail() {
            return "Returned as %s, it needs a note.".formatted(reason.term());
        }
    }
}
