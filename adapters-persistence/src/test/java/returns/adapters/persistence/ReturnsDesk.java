package returns.adapters.persistence;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import returns.application.answers.Answer;
import returns.application.changes.ChangeStore;
import returns.application.fixtures.PrincipalFixture;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.application.returns.CancelReturn;
import returns.application.returns.CreateReturn;
import returns.application.returns.ExpireReturns;
import returns.application.returns.HandleReturn;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnIdentities;
import returns.application.returns.ReturnQuery;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.application.returns.SetQuantity;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;

/** The use cases of returns on one set of stores; with ids and numbers that come in the same order for the same seed. */
record ReturnsDesk(
        ReturnStore returns,
        OrderStore orders,
        CreateReturn create,
        CancelReturn cancel,
        HandleReturn handle,
        SetQuantity setQuantity,
        ExpireReturns expire) {
    static ReturnsDesk on(
            ChangeStore changes,
            ReturnStore returns,
            OrderStore orders,
            PolicyStore policies,
            InstantSource clock,
            long seed) {
        var idempotent = new Idempotent(changes, clock, Duration.ofSeconds(5), Duration.ofDays(30));
        var random = new Random(seed);
        var identities = new ReturnIdentities(
                () -> new ReturnId(new UUID(random.nextLong(), random.nextLong())), () -> ReturnNumber.random(random));
        return new ReturnsDesk(
                returns,
                orders,
                new CreateReturn(idempotent, returns, policies, identities),
                new CancelReturn(idempotent, returns, policies),
                new HandleReturn(idempotent, returns, policies, orders),
                new SetQuantity(idempotent, returns, policies, orders),
                new ExpireReturns(idempotent, returns, policies, clock));
    }

    /** The returns of that order, the newest first. */
    List<Return> of(OrderNumber order) {
        return returns.find(ReturnQuery.of(ReturnFilter.of(order), ReturnQuery.Order.NEWEST_FIRST), 1_000);
    }

    Answer<Return> create(String key, OrderNumber order, LineId line, int units) {
        var wanted = new CreateReturn.Command.Line(line, units, Reason.STYLE, Optional.empty(), Optional.empty());
        return create.create(
                PrincipalFixture.CUSTOMER,
                new IdempotencyKey.Chosen(key),
                new CreateReturn.Command(order, Resolution.REFUND, List.of(wanted)));
    }

    Answer<Return> cancel(String key, ReturnRef ref) {
        return cancel.cancel(PrincipalFixture.CUSTOMER, new IdempotencyKey.Chosen(key), ref, new Precondition.Any());
    }

    Answer<Return> handle(String key, ReturnRef ref, HandleReturn.Command command) {
        return handle.handle(
                PrincipalFixture.STAFF, new IdempotencyKey.Chosen(key), ref, new Precondition.Any(), command);
    }

    Answer<Return> setQuantity(ReturnRef ref, LineId line, int units) {
        return setQuantity.set(
                PrincipalFixture.STAFF, ref, new Precondition.Any(), new SetQuantity.Command(line, units));
    }
}
