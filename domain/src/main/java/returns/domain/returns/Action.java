package returns.domain.returns;

import returns.domain.Term;
import returns.domain.access.Principal;
import returns.domain.access.Role;

/** What can be done to a return. */
public enum Action implements Term {
    APPROVE(ReturnEvent.Type.APPROVED),
    DECLINE(ReturnEvent.Type.DECLINED),
    CANCEL(ReturnEvent.Type.CANCELED),
    CHANGE_QUANTITY(ReturnEvent.Type.QUANTITY_CHANGED),
    ADD_PARCEL(ReturnEvent.Type.PARCEL_ADDED),
    RECEIVE(ReturnEvent.Type.RECEIVED),
    INSPECT(ReturnEvent.Type.INSPECTED),
    REQUEST_REFUND(ReturnEvent.Type.REFUND_REQUESTED),
    SETTLE(ReturnEvent.Type.SETTLED),
    CLOSE(ReturnEvent.Type.CLOSED),
    REOPEN(ReturnEvent.Type.REOPENED),
    EXPIRE(ReturnEvent.Type.EXPIRED);

    private final ReturnEvent.Type event;

    Action(ReturnEvent.Type event) {
        this.event = event;
    }

    /** What a timeline says of it. */
    public ReturnEvent.Type event() {
        return event;
    }

    /** Whether that principal may do it to a return that it handles. To let one expire is for the service, by itself. */
    public boolean isBy(Principal principal) {
        return isForCustomers() || (principal.is(Role.STAFF) && this != EXPIRE);
    }

    /** Whether customers may do it to their returns. */
    public boolean isForCustomers() {
        return switch (this) {
            case CANCEL, CHANGE_QUANTITY, ADD_PARCEL, REQUEST_REFUND -> true;
            case APPROVE, DECLINE, RECEIVE, INSPECT, SETTLE, CLOSE, REOPEN, EXPIRE -> false;
        };
    }

    /** Whether it can be done to a return that stands so. Quantities and times may still be against it. */
    public boolean isFor(Return state) {
        return switch (this) {
            case APPROVE, DECLINE -> state.status() == ReturnStatus.REQUESTED;
            case CANCEL, CHANGE_QUANTITY ->
                state.status() == ReturnStatus.REQUESTED
                        || (state.status() == ReturnStatus.APPROVED && !state.hasArrived());
            case ADD_PARCEL -> state.status() == ReturnStatus.APPROVED;
            case RECEIVE ->
                state.status() == ReturnStatus.APPROVED
                        || (state.status() == ReturnStatus.RECEIVED && state.has(Stage.MISSING));
            case INSPECT -> state.isOpen() && state.has(Stage.RECEIVED);
            case REQUEST_REFUND -> state.isOpen() && state.hasUnpaid() && state.resolution() != Resolution.EXCHANGE;
            case SETTLE -> state.isOpen() && state.hasUnpaid();
            case CLOSE ->
                state.status() == ReturnStatus.RECEIVED
                        && !state.has(Stage.RECEIVED)
                        && !state.has(Stage.ACCEPTED)
                        && !hasRefundUnderWay(state);
            case REOPEN -> state.status() == ReturnStatus.CLOSED;
            case EXPIRE ->
                state.status() == ReturnStatus.APPROVED
                        && !state.hasArrived()
                        && state.parcels().isEmpty();
        };
    }

    private static boolean hasRefundUnderWay(Return state) {
        return state.refunds().stream().anyMatch(refund -> refund.status().isOpen());
    }

    /** Why it cannot be done to a return that stands so, in one sentence. */
    String whyNot(Return state) {
        var status = state.status();
        if (this == CLOSE && status == ReturnStatus.RECEIVED) {
            return state.has(Stage.RECEIVED)
                    ? "Some units are not inspected yet."
                    : hasRefundUnderWay(state)
                            ? "A refund is not done yet."
                            : "Some units are accepted, and not settled yet.";
        }
        if (this == REQUEST_REFUND && state.isOpen()) {
            return state.resolution() == Resolution.EXCHANGE
                    ? "The goods are exchanged, not paid back."
                    : "No unit is accepted that no refund pays for yet.";
        }
        if (this == SETTLE && state.isOpen()) {
            return "No unit is accepted that no refund pays for yet.";
        }
        if (this == EXPIRE && status == ReturnStatus.APPROVED && !state.hasArrived()) {
            return "The goods are on their way.";
        }
        return (this == CANCEL || this == CHANGE_QUANTITY || this == EXPIRE) && status == ReturnStatus.APPROVED
                ? "Some units have arrived already."
                : "The return is " + status.term() + ".";
    }

    /** Where a return stands on which it was done. */
    ReturnStatus leadsTo(Return done) {
        return switch (this) {
            case APPROVE, RECEIVE -> done.has(Stage.APPROVED) ? ReturnStatus.APPROVED : ReturnStatus.RECEIVED;
            case DECLINE -> ReturnStatus.DECLINED;
            case CANCEL -> ReturnStatus.CANCELED;
            case CLOSE -> ReturnStatus.CLOSED;
            case REOPEN -> ReturnStatus.RECEIVED;
            case EXPIRE -> ReturnStatus.EXPIRED;
            case CHANGE_QUANTITY, ADD_PARCEL, INSPECT, REQUEST_REFUND, SETTLE -> done.status();
        };
    }
}
