package returns.bootstrap.wiring;

import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Value;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import returns.application.calls.CallStore;
import returns.application.calls.DropOldCalls;
import returns.application.calls.ListCalls;
import returns.application.orders.FindOrders;
import returns.application.orders.ListReturnable;
import returns.application.orders.ShowOrder;
import returns.application.refunds.PreviewRefund;
import returns.application.refunds.RequestRefund;
import returns.application.refunds.ShowRefund;
import returns.application.returns.CancelReturn;
import returns.application.returns.CreateReturnInConversation;
import returns.application.returns.ListReturns;
import returns.application.returns.SetQuantity;
import returns.application.returns.ShowReturn;
import returns.application.tools.CancelReturnTool;
import returns.application.tools.ChangeReturnTool;
import returns.application.tools.CreateReturnTool;
import returns.application.tools.FindOrdersTool;
import returns.application.tools.GetApprovalTool;
import returns.application.tools.GetReturnTool;
import returns.application.tools.ListReturnableItemsTool;
import returns.application.tools.ListReturnsTool;
import returns.application.tools.PreviewRefundTool;
import returns.application.tools.RequestRefundTool;
import returns.application.tools.ToolCatalogue;

/** Puts together the tools that agents call, and what is done with the calls that were kept. */
@Factory
final class ToolUseCases {
    /** The order is part of the contract. */
    @Singleton
    ToolCatalogue tools(
            FindOrders find,
            ShowOrder orders,
            ListReturnable returnable,
            CreateReturnInConversation create,
            ShowReturn show,
            ListReturns list,
            SetQuantity set,
            CancelReturn cancel,
            PreviewRefund preview,
            RequestRefund request,
            ShowRefund approval) {
        return new ToolCatalogue(List.of(
                FindOrdersTool.of(find),
                ListReturnableItemsTool.of(returnable, orders),
                CreateReturnTool.of(create, orders),
                GetReturnTool.of(show),
                ListReturnsTool.of(list, orders),
                ChangeReturnTool.of(set, show),
                CancelReturnTool.of(cancel),
                PreviewRefundTool.of(preview),
                RequestRefundTool.of(request),
                GetApprovalTool.of(approval)));
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
}
