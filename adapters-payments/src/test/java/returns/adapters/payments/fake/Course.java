package returns.adapters.payments.fake;

/** What becomes of a refund: how it stands at first, and once it is settled. */
public enum Course {
    AT_ONCE("succeeded", "succeeded"),
    LATER("pending", "succeeded"),
    LATER_FAILS("pending", "failed"),
    FAILS_AFTERWARDS("succeeded", "failed"),
    NEEDS_THE_CUSTOMER("requires_action", "canceled"),
    /** One unit less is paid than was asked for. */
    OTHER_AMOUNT("succeeded", "succeeded"),
    /** 402: there is no refund. */
    DECLINED("failed", "failed");

    private final String first;
    private final String last;

    Course(String first, String last) {
        this.first = first;
        this.last = last;
    }

    String first() {
        return first;
    }

    String last() {
        return last;
    }
}
