package returns.bootstrap.wiring;

import com.fasterxml.uuid.Generators;
import io.micronaut.context.annotation.Factory;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.InstantSource;
import returns.application.idempotency.Idempotent;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
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

/** Puts the use cases of returns together. */
@Factory
final class ReturnUseCases {
    @Singleton
    ReturnIdentities identities() {
        var ids = Generators.timeBasedEpochGenerator();
        var random = new SecureRandom();
        return new ReturnIdentities(() -> new ReturnId(ids.generate()), () -> ReturnNumber.random(random));
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
    ShowTimeline showTimeline(ReturnStore returns) {
        return new ShowTimeline(returns);
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
    ExpireReturns expireReturns(Idempotent idempotent, ReturnStore returns, PolicyStore policies, InstantSource clock) {
        return new ExpireReturns(idempotent, returns, policies, clock);
    }
}
