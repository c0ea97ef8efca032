package returns.bootstrap;

import com.fasterxml.uuid.Generators;
import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Primary;
import io.micronaut.context.annotation.Value;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import returns.application.calls.CallStore;
import returns.application.calls.DropOldCalls;
import returns.application.calls.ListCalls;
import returns.application.changes.ChangeStore;
import returns.application.idempotency.DropOldResults;
import returns.application.idempotency.IdempotencyStore;
import returns.application.idempotency.Idempotent;
import returns.application.orders.FindOrders;
import returns.application.orders.ImportOrders;
import returns.application.orders.ListReturnable;
import returns.application.orders.OrderStore;
import returns.application.orders.PutOrder;
import returns.application.orders.ShowOrder;
import returns.application.policy.PolicyStore;
import returns.application.policy.PutPolicy;
import returns.application.policy.ShowPolicy;
import returns.application.policy.SoldOrders;
import returns.application.policy.TryPolicy;
import returns.application.returns.AddParcel;
import returns.application.returns.CancelReturn;
import returns.application.returns.CreateReturn;
import returns.application.returns.CreateReturnInConversation;
import returns.application.returns.ExpireReturns;
import returns.application.returns.HandleReturn;
import returns.application.returns.ListReturns;
import returns.application.returns.ReturnIdentities;
import returns.application.returns.ReturnStore;
import returns.application.returns.SetQuantity;
import returns.application.returns.ShowReturn;
import returns.application.returns.ShowTimeline;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;

/** Puts the use cases together. */
@Factory
final class UseCases {
    /** The framework has a clock of its own. */
    @Primary
    @Singleton
    InstantSource clock() {
        return InstantSource.system();
    }

    @Singleton
    ReturnIdentities identities() {
        var ids = Generators.timeBasedEpochGenerator();
        var random = new SecureRandom();
        return new ReturnIdentities(() -> new ReturnId(ids.generate()), () -> ReturnNumber.random(random));
    }

    @Singleton
    PutPolicy putPolicy(PolicyStore policies, InstantSource clock) {
        return new PutPolicy(policies, clock);
    }

    @Singleton
    ShowPolicy showPolicy(PolicyStore policies) {
        return new ShowPolicy(policies);
    }

    @Singleton
    TryPolicy tryPolicy(SoldOrders sold, PolicyStore policies, InstantSource clock) {
        return new TryPolicy(sold, policies, clock);
    }

    @Singleton
    Idempotent idempotent(
            ChangeStore changes,
            InstantSource clock,
            @Value("${returns.idempotency.patience}") Duration patience,
            @Value("${returns.idempotency.retention}") Duration retention) {
        return new Idempotent(changes, clock, patience, retention);
    }

    @Singleton
    DropOldResults dropOldResults(
            IdempotencyStore records,
            InstantSource clock,
            @Value("${returns.idempotency.retention}") Duration retention) {
        return new DropOldResults(records, clock, retention);
    }

    @Singleton
    PutOrder putOrder(OrderStore orders) {
        return new PutOrder(orders);
    }

    @Singleton
    ImportOrders importOrders(OrderStore orders) {
        return new ImportOrders(orders);
    }

    @Singleton
    ShowOrder showOrder(OrderStore orders) {
        return new ShowOrder(orders);
    }

    @Singleton
    ListReturnable listReturnable(OrderStore orders, PolicyStore policies, InstantSource clock) {
        return new ListReturnable(orders, policies, clock);
    }

    @Singleton
    CreateReturn createReturn(
            Idempotent idempotent, ReturnStore returns, PolicyStore policies, ReturnIdentities identities) {
        return new CreateReturn(idempotent, returns, policies, identities);
    }

    @Singleton
    CreateReturnInConversation createReturnInConversation(
            Idempotent idempotent, ReturnStore returns, PolicyStore policies, ReturnIdentities identities) {
        return new CreateReturnInConversation(idempotent, returns, policies, identities);
    }

    @Singleton
    ShowReturn showReturn(ReturnStore returns) {
        return new ShowReturn(returns);
    }

    @Singleton
    ListReturns listReturns(ReturnStore returns) {
        return new ListReturns(returns);
    }

    @Singleton
    CancelReturn cancelReturn(Idempotent idempotent, ReturnStore returns, PolicyStore policies) {
        return new CancelReturn(idempotent, returns, policies);
    }

    @Singleton
    HandleReturn handleReturn(Idempotent idempotent, ReturnStore returns, PolicyStore policies, OrderStore orders) {
        return new HandleReturn(idempotent, returns, policies, orders);
    }

    @Singleton
    SetQuantity setQuantity(Idempotent idempotent, ReturnStore returns, PolicyStore policies, OrderStore orders) {
        return new SetQuantity(idempotent, returns, policies, orders);
    }

    @Singleton
    AddParcel addParcel(Idempotent idempotent, ReturnStore returns, PolicyStore policies) {
        return new AddParcel(idempotent, returns, policies);
    }

    @Singleton
    ShowTimeline showTimeline(ReturnStore returns) {
        return new ShowTimeline(returns);
    }

    @Singleton
    ExpireReturns expireReturns(Idempotent idempotent, ReturnStore returns, PolicyStore policies, InstantSource clock) {
        return new ExpireReturns(idempotent, returns, policies, clock);
    }

    @Singleton
    ListCalls listCalls(CallStore calls) {
        return new ListCalls(calls);
    }

    @Singleton
    DropOldCalls dropOldCalls(
            CallStore calls, InstantSource clock, @Value("${returns.tool-calls.retention}") Duration retention) {
        return new DropOldCalls(calls, clock, retention);
    }

    @Singleton
    FindOrders findOrders(OrderStore orders) {
        return new FindOrders(orders);
    }
}
