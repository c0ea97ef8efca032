package returns.bootstrap.wiring;

import com.fasterxml.uuid.Generators;
import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Property;
import io.micronaut.core.convert.format.MapFormat;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import returns.application.idempotency.Idempotent;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.application.refunds.DecideRefund;
import returns.application.refunds.ExpireApprovals;
import returns.application.refunds.Gateways;
import returns.application.refunds.HandleRefund;
import returns.application.refunds.ListDueRefunds;
import returns.application.refunds.ListRefunds;
import returns.application.refunds.PreviewRefund;
import returns.application.refunds.ReconcileRefunds;
import returns.application.refunds.RecordProviderAnswer;
import returns.application.refunds.RefundGateway;
import returns.application.refunds.RefundStore;
import returns.application.refunds.RequestRefund;
import returns.application.refunds.SendRepayment;
import returns.application.refunds.ShowRefund;
import returns.application.refunds.ShowStoreCredit;
import returns.application.refunds.StoreCreditStore;
import returns.application.returns.ReturnStore;
import returns.domain.refunds.RefundId;

/** Puts the use cases of refunds together. */
@Factory
final class RefundUseCases {
    /** Which way is taken for which method of payment: {@code returns.refunds.gateways.<method>=<name>}. */
    @Singleton
    Gateways gateways(
            List<RefundGateway> all,
            @Property(name = "returns.refunds.gateways")
                    @MapFormat(transformation = MapFormat.MapTransformation.FLAT)
                    @Nullable
                    Map<String, String> byMethod) {
        return new Gateways(all, byMethod == null ? Map.of() : byMethod);
    }

    @Singleton
    PreviewRefund previewRefund(ReturnStore returns, OrderStore orders, PolicyStore policies) {
        return new PreviewRefund(returns, orders, policies);
    }

    @Singleton
    RequestRefund requestRefund(
            Idempotent idempotent, ReturnStore returns, PolicyStore policies, OrderStore orders, Gateways gateways) {
        var ids = Generators.timeBasedEpochGenerator();
        return new RequestRefund(idempotent, returns, policies, orders, gateways, () -> new RefundId(ids.generate()));
    }

    @Singleton
    DecideRefund decideRefund(Idempotent idempotent, ReturnStore returns, PolicyStore policies, RefundStore refunds) {
        return new DecideRefund(idempotent, returns, policies, refunds);
    }

    @Singleton
    HandleRefund handleRefund(
            Idempotent idempotent,
            ReturnStore returns,
            PolicyStore policies,
            OrderStore orders,
            RefundStore refunds,
            Gateways gateways) {
        return new HandleRefund(idempotent, returns, policies, orders, refunds, gateways);
    }

    @Singleton
    RecordProviderAnswer recordProviderAnswer(
            Idempotent idempotent, ReturnStore returns, PolicyStore policies, RefundStore refunds) {
        return new RecordProviderAnswer(idempotent, returns, policies, refunds);
    }

    @Singleton
    SendRepayment sendRepayment(
            Idempotent idempotent,
            ReturnStore returns,
            PolicyStore policies,
            RefundStore refunds,
            Gateways gateways,
            InstantSource clock) {
        return new SendRepayment(idempotent, returns, policies, refunds, gateways, clock);
    }

    @Singleton
    ExpireApprovals expireApprovals(
            Idempotent idempotent,
            ReturnStore returns,
            PolicyStore policies,
            RefundStore refunds,
            InstantSource clock) {
        return new ExpireApprovals(idempotent, returns, policies, refunds, clock);
    }

    @Singleton
    ListRefunds listRefunds(RefundStore refunds) {
        return new ListRefunds(refunds);
    }

    @Singleton
    ShowRefund showRefund(ReturnStore returns, RefundStore refunds) {
        return new ShowRefund(returns, refunds);
    }

    @Singleton
    ShowStoreCredit showStoreCredit(StoreCreditStore credit) {
        return new ShowStoreCredit(credit);
    }

    @Singleton
    ListDueRefunds listDueRefunds(ReturnStore returns, RefundStore refunds, OrderStore orders, InstantSource clock) {
        return new ListDueRefunds(returns, refunds, orders, clock);
    }

    @Singleton
    ReconcileRefunds reconcileRefunds(RefundStore refunds, Gateways gateways) {
        return new ReconcileRefunds(refunds, gateways);
    }
}
