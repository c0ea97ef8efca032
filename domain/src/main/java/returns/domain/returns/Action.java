package returns.domain.returns;

import java.util.Optional;
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
        return isAtItsTime(state) && whatIsAgainst(state).isEmpty();
    }

    /** Why it cannot be done to a return that stands so, in one sentence. */
    String whyNot(Return state) {
        return Optional.of(state)
                .filter(this::isAtItsTime)
                .flatMap(this::whatIsAgainst)
                .orElseGet(() -> "The return is " + state.status().term() + ".");
    }

    private boolean isAtItsTime(Return state) {
        var status = state.status();
        return switch (this) {
            case APPROVE, DECLINE -> status == ReturnStatus.REQUESTED;
            case CANCEL, CHANGE_QUANTITY -> status == ReturnStatus.REQUESTED || status == ReturnStatus.APPROVED;
            case ADD_PARCEL, EXPIRE -> status == ReturnStatus.APPROVED;
            case RECEIVE ->
                status == ReturnStatus.APPROVED || (status == ReturnStatus.RECEIVED && state.has(Stage.MISSING));
            case INSPECT -> state.isOpen() && state.has(Stage.RECEIVED);
            case REQUEST_REFUND, SETTLE -> state.isOpen();
            case CLOSE -> status == ReturnStatus.RECEIVED;
            case REOPEN -> status == ReturnStatus.CLOSED;
        };
    }

    private Optional<String> whatIsAgainst(Return state) {
        return switch (this) {
            case CANCEL, CHANGE_QUANTITY -> state.status() == ReturnStatus.APPROVED ? arrival(state) : Optional.empty();
            case EXPIRE -> arrival(state).or(() -> when(!state.parcels().isEmpty(), "The goods are on their way."));
            case ADD_PARCEL ->
                when(
                        state.parcels().size() >= Return.MAX_PARCELS,
                        "It has " + Return.MAX_PARCELS + " parcels already, the most that a return can have.");
            case REQUEST_REFUND ->
                when(state.resolution() == Resolution.EXCHANGE, "The goods are exchanged, not paid back.")
                        .or(() -> nothingOwed(state));
            case SETTLE -> nothingOwed(state);
            case CLOSE ->
                when(state.has(Stage.RECEIVED), "Some units are not inspected yet.")
                        .or(() -> when(hasRefundUnderWay(state), "A refund is not done yet."))
                        .or(() -> when(state.has(Stage.ACCEPTED), "Some units are accepted, and not settled yet."));
            case APPROVE, DECLINE, RECEIVE, INSPECT, REOPEN -> Optional.empty();
        };
    }

    private static Optional<String> arrival(Return state) {
        return when(state.hasArrived(), "Some units have arrived already.");
    }

    private static Optional<String> nothingOwed(Return state) {
        return when(!state.hasUnpaid(), "No unit is accepted that no refund pays for yet.");
    }

    private static boolean hasRefundUnderWay(Return state) {
        return state.refunds().stream().anyMatch(refund -> refund.status().isOpen());
    }

    private static Optional<String> when(boolean so, String why) {
        return so ? Optional.of(why) : Optional.empty();
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
