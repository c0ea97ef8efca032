package returns.application.refunds;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.orders.OrderStore;
import returns.application.pages.PageSize;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnQuery;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.claims.RefundDeadline;
import returns.domain.orders.OrderOnFile;
import returns.domain.refunds.RefundStatus;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnStatus;

/** Lists to staff which customers have to be paid back soon, by law. */
public final class ListDueRefunds {
    /** The most that is looked ahead, in days. */
    public static final int MAX_DAYS = 30;

    private static final int AT_ONCE = 200;

    private final ReturnStore returns;
    private final RefundStore refunds;
    private final OrderStore orders;
    private final InstantSource clock;

    public ListDueRefunds(ReturnStore returns, RefundStore refunds, OrderStore orders, InstantSource clock) {
        this.returns = returns;
        this.refunds = refunds;
        this.orders = orders;
        this.clock = clock;
    }

    /** A return whose customer has to be paid by some day. */
    public record Due(Return of, RefundDeadline deadline) {}

    /**
     * What is asked for.
     *
     * @param days how far to look ahead, 0 to 30
     * @param limit how many returns at most, 1 to 100
     */
    public record Command(int days, int limit) {
        public Command {
            if (days < 0 || days > MAX_DAYS) {
                throw new IllegalArgumentException("must be a whole number from 0 to " + MAX_DAYS);
            }
            limit = PageSize.of(limit);
        }
    }

    /** The returns that are not paid yet and whose day has passed or is one of those days, the earliest first. */
    public Answer<List<Due>> list(Principal principal, Command command) {
        if (!principal.is(Role.STAFF)) {
            return Answer.refused(Refusal.forbidden("list which refunds are due"));
        }
        var until = clock.instant().plus(Duration.ofDays(command.days));
        // wherever a day begins, a deadline is within two days of its notice and the days that it gives
        var noticedBefore = until.minus(Duration.ofDays(RefundDeadline.DAYS - 2L));
        var due = new ArrayList<Due>();
        var query = ReturnQuery.of(open(noticedBefore), ReturnQuery.Order.OLDEST_FIRST);
        while (due.size() < command.limit) {
            var page = returns.find(query, AT_ONCE);
            due.addAll(due(page, until));
            if (page.size() < AT_ONCE) {
                break;
            }
            query = query.after(ReturnQuery.positionOf(page.getLast()));
        }
        due.addAll(due(closedWithFailedRefund(command.limit), until));
        return Answer.done(due.stream()
                .sorted(Comparator.comparing((Due one) -> one.deadline().day().closesAt()))
                .limit(command.limit)
                .toList());
    }

    /** What failed after it had succeeded may be of a return that was closed meanwhile. */
    private List<Return> closedWithFailedRefund(int most) {
        return refunds.find(RefundQuery.standing(RefundStatus.FAILED), most).stream()
                .map(FiledRefund::of)
                .filter(of -> !of.isOpen())
                .distinct()
                .toList();
    }

    private List<Due> due(List<Return> page, Instant until) {
        var sold = orders.findAll(page.stream().map(Return::order).collect(Collectors.toSet())).stream()
                .map(OrderOnFile::order)
                .collect(Collectors.toMap(order -> order.number(), order -> order));
        return page.stream()
                .flatMap(of -> Optional.ofNullable(sold.get(of.order()))
                        .flatMap(order -> RefundDeadline.of(of, order))
                        .map(deadline -> new Due(of, deadline))
                        .stream())
                .filter(one -> !one.deadline().day().closesAt().isAfter(until.plus(Duration.ofDays(1))))
                .toList();
    }

    private static ReturnFilter open(Instant noticedBefore) {
        Set<ReturnStatus> open = Arrays.stream(ReturnStatus.values())
                .filter(ReturnStatus::isOpen)
                .collect(Collectors.toSet());
        return new ReturnFilter(
                open,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(noticedBefore),
                Set.of(),
                Optional.empty(),
                Optional.empty());
    }
}
