package returns.application.stores;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import returns.application.changes.Change;
import returns.application.changes.ChangeStore;
import returns.application.changes.CommitOutcome;
import returns.application.changes.RefundsMove;
import returns.application.changes.UnitsMove;
import returns.application.idempotency.IdempotencyStore;
import returns.application.idempotency.Recorded;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyFacts;
import returns.application.policy.PolicyStore;
import returns.application.policy.SoldOrders;
import returns.application.refunds.FiledRefund;
import returns.application.refunds.RefundQuery;
import returns.application.refunds.RefundStore;
import returns.application.refunds.StoreCreditStore;
import returns.application.returns.ReturnQuery;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.idempotency.KeyScope;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.orders.OrderOnFile.Holding;
import returns.domain.orders.OrderPosition;
import returns.domain.policy.ReturnPolicy;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RepaymentId;
import returns.domain.refunds.StoreCredit;
import returns.domain.returns.Action;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnEvent;
import returns.domain.returns.ReturnId;
import returns.domain.returns.ReturnNumber;
import returns.domain.returns.Timeline;

/** All stores, in memory: what one monitor guards is committed whole. */
public final class InMemoryStores
        implements OrderStore,
                ReturnStore,
                ChangeStore,
                IdempotencyStore,
                PolicyStore,
                SoldOrders,
                RefundStore,
                StoreCreditStore {
    private final Map<OrderNumber, OrderOnFile> orders = new HashMap<>();
    private final Map<ReturnId, Return> returns = new HashMap<>();
    private final Map<ReturnId, List<ReturnEvent>> events = new HashMap<>();
    private final Map<KeyScope, Keyed> records = new HashMap<>();
    private final Map<OrderNumber, Integer> refundsOfOrders = new HashMap<>();
    private final List<StoreCredit.Entry> credit = new ArrayList<>();

    private final List<ReturnPolicy> policies = new ArrayList<>(List.of(ReturnPolicy.standard()));

    private record Keyed(IdempotencyRecord record, ReturnId subject, int version) {
        private Keyed withoutResult() {
            return new Keyed(record.withoutResult(), subject, version);
        }
    }

    @Override
    public synchronized Optional<OrderOnFile> find(OrderNumber number) {
        return Optional.ofNullable(orders.get(number));
    }

    @Override
    public synchronized List<OrderOnFile> findAll(Set<OrderNumber> numbers) {
        return numbers.stream().flatMap(number -> find(number).stream()).toList();
    }

    @Override
    public synchronized List<OrderOnFile> ofCustomer(CustomerId customer, OrderPosition before, int most) {
        return orders.values().stream()
                .filter(onFile -> onFile.order().customer().equals(customer))
                .filter(onFile -> OrderPosition.of(onFile.order()).compareTo(before) < 0)
                .sorted(Comparator.comparing((OrderOnFile onFile) -> OrderPosition.of(onFile.order()))
                        .reversed())
                .limit(most)
                .toList();
    }

    @Override
    public synchronized CommitOutcome saveAll(List<Snapshot> snapshots) {
        var next = snapshots.stream().flatMap(one -> stored(one).stream()).toList();
        if (next.size() < snapshots.size()) {
            return CommitOutcome.STALE;
        }
        next.forEach(order -> orders.put(order.order().number(), order));
        return CommitOutcome.COMMITTED;
    }

    @Override
    public synchronized CommitOutcome commit(Change change) {
        var state = change.state();
        var order = orders.get(state.order());
        if (change.record().stream().anyMatch(record -> records.containsKey(record.scope()))) {
            return CommitOutcome.KEY_TAKEN;
        }
        if (order == null
                || versionOf(state.id()) != state.version() - 1
                || numberTaken(state)
                || change.refunds().stream().anyMatch(move -> !allowed(order, move))
                || change.moves().stream().anyMatch(move -> !allowed(order, move))) {
            return CommitOutcome.STALE;
        }
        var moved = change.moves().stream().reduce(order, InMemoryStores::moved, (a, b) -> b);
        orders.put(
                state.order(), change.refunds().map(move -> moved(moved, move)).orElse(moved));
        change.refunds().ifPresent(_ -> refundsOfOrders.merge(state.order(), 1, Integer::sum));
        returns.put(state.id(), state);
        events.computeIfAbsent(state.id(), _ -> new ArrayList<>()).add(change.event());
        change.record()
                .ifPresent(record -> records.put(record.scope(), new Keyed(record, state.id(), state.version())));
        return CommitOutcome.COMMITTED;
    }

    @Override
    public synchronized CommitOutcome note(Return found, IdempotencyRecord record) {
        if (records.containsKey(record.scope())) {
            return CommitOutcome.KEY_TAKEN;
        }
        if (versionOf(found.id()) != found.version()) {
            return CommitOutcome.STALE;
        }
        records.put(record.scope(), new Keyed(record, found.id(), found.version()));
        return CommitOutcome.COMMITTED;
    }

    @Override
    public synchronized Optional<CreateFacts> factsToCreate(
            KeyScope key, OrderNumber order, Optional<ReturnNumber> previous) {
        return find(order)
                .map(onFile -> recorded(key)
                        .<CreateFacts>map(
                                recorded -> new CreateFacts.Known(onFile.order().customer(), recorded))
                        .orElseGet(() -> new CreateFacts.Free(
                                onFile,
                                policy(onFile.order()),
                                sorted(order).filter(Return::isOpen).toList(),
                                previous.flatMap(number -> find(new ReturnRef.ByNumber(number))))));
    }

    @Override
    public synchronized Optional<ChangeFacts> factsToChange(Optional<KeyScope> key, ReturnRef ref) {
        return find(ref)
                .map(state -> new ChangeFacts(
                        key.flatMap(this::recorded), state, refundsOfOrders.getOrDefault(state.order(), 0)));
    }

    @Override
    public synchronized Optional<Return> find(ReturnRef ref) {
        return returns.values().stream()
                .filter(r -> switch (ref) {
                    case ReturnRef.ById(var id) -> r.id().equals(id);
                    case ReturnRef.ByNumber(var number) -> r.number().equals(number);
                })
                .findFirst()
                .map(this::withCustomer);
    }

    @Override
    public synchronized List<Return> find(ReturnQuery query, int most) {
        return new InMemorySearch(query)
                .in(returns.values().stream().map(this::withCustomer))
                .limit(most)
                .toList();
    }

    @Override
    public synchronized Timeline timeline(ReturnId id) {
        return new Timeline(events.getOrDefault(id, List.of()));
    }

    @Override
    public synchronized List<ReturnId> overdue(Instant now, int most) {
        return returns.values().stream()
                .filter(Action.EXPIRE::isFor)
                .filter(r -> r.sendBy().stream().anyMatch(day -> day.isPassed(now)))
                .sorted(Comparator.comparing(r -> r.sendBy().orElseThrow().closesAt()))
                .limit(most)
                .map(Return::id)
                .toList();
    }

    @Override
    public synchronized ReturnPolicy newest() {
        return policies.getLast();
    }

    @Override
    public synchronized ReturnPolicy ofOrderPlacedAt(Instant placedAt) {
        return policies.stream()
                .filter(policy -> !policy.inForceFrom().isAfter(placedAt))
                .reduce(policies.getFirst(), (earlier, later) -> later);
    }

    @Override
    public synchronized Optional<ReturnPolicy> version(int number) {
        return policies.stream().filter(policy -> policy.version() == number).findFirst();
    }

    @Override
    public synchronized CommitOutcome add(ReturnPolicy next, Principal by) {
        if (version(next.version()).isPresent()) {
            return CommitOutcome.STALE;
        }
        policies.add(next);
        return CommitOutcome.COMMITTED;
    }

    @Override
    public synchronized List<Sold> placed(Instant from, Instant to, Optional<OrderPosition> after, int limit) {
        return orders.values().stream()
                .map(this::sold)
                .filter(sold -> !sold.position().placedAt().isBefore(from))
                .filter(sold -> sold.position().placedAt().isBefore(to))
                .filter(sold -> after.isEmpty() || sold.position().compareTo(after.get()) > 0)
                .sorted(Comparator.comparing(Sold::position))
                .limit(limit)
                .toList();
    }

    private Sold sold(OrderOnFile onFile) {
        var of = sorted(onFile.order().number()).toList();
        return new Sold(onFile, of, of.isEmpty() ? List.of() : returnsOf(onFile.order()));
    }

    private PolicyFacts policy(Order order) {
        var policy = ofOrderPlacedAt(order.placedAt());
        return new PolicyFacts(
                policy.version(), policy.rules().approval().countsReturns() ? returnsOf(order) : List.of());
    }

    private List<Instant> returnsOf(Order order) {
        return returns.values().stream()
                .filter(r -> withCustomer(r).customer().equals(order.customer()))
                .map(Return::createdAt)
                .sorted(Comparator.reverseOrder())
                .limit(PolicyFacts.MOST)
                .toList();
    }

    @Override
    public synchronized int dropResultsBefore(Instant end) {
        var old = records.entrySet().stream()
                .filter(e -> e.getValue().record.result().isPresent()
                        && e.getValue().record.createdAt().isBefore(end))
                .toList();
        old.forEach(e -> e.setValue(e.getValue().withoutResult()));
        return old.size();
    }

    @Override
    public synchronized Optional<ReturnId> returnOf(RefundId refund) {
        return returns.values().stream()
                .filter(r -> r.refund(refund).isPresent())
                .map(Return::id)
                .findFirst();
    }

    @Override
    public synchronized List<FiledRefund> find(RefundQuery query, int most) {
        return new InMemoryRefundSearch(query).in(filed()).limit(most).toList();
    }

    @Override
    public synchronized List<FiledRefund> undecided(Instant now, int most) {
        return filed().filter(filed -> filed.refund().awaitsApproval())
                .filter(filed -> filed.refund().approval().orElseThrow().isLate(now))
                .sorted(Comparator.comparing(
                        filed -> filed.refund().approval().orElseThrow().expiresAt()))
                .limit(most)
                .toList();
    }

    private Stream<FiledRefund> filed() {
        return returns.values().stream()
                .map(this::withCustomer)
                .flatMap(of -> of.refunds().stream().map(refund -> new FiledRefund(of, refund)));
    }

    @Override
    public synchronized StoreCredit.Entry add(StoreCredit.Entry entry) {
        return find(entry.repayment(), entry.attempt()).orElseGet(() -> {
            credit.add(entry);
            return entry;
        });
    }

    @Override
    public synchronized Optional<StoreCredit.Entry> find(RepaymentId repayment, int attempt) {
        return credit.stream()
                .filter(entry -> entry.repayment().equals(repayment) && entry.attempt() == attempt)
                .findFirst();
    }

    @Override
    public synchronized List<StoreCredit.Entry> entries(CustomerId customer, int most) {
        return credit.reversed().stream()
                .filter(entry -> entry.customer().equals(customer))
                .limit(most)
                .toList();
    }

    @Override
    public synchronized StoreCredit balance(CustomerId customer) {
        return new StoreCredit(credit.stream()
                .filter(entry -> entry.customer().equals(customer))
                .map(StoreCredit.Entry::amount)
                .collect(Collectors.toMap(Money::currency, amount -> amount, Money::plus)));
    }

    /** The order once that is stored; nothing if that is stale. */
    private Optional<OrderOnFile> stored(Snapshot snapshot) {
        var known = find(snapshot.order().number());
        var holdings = known.map(OrderOnFile::holdings).orElse(Map.of());
        var next = new OrderOnFile(
                snapshot.order(),
                snapshot.onVersion() + 1,
                holdings,
                known.map(OrderOnFile::inRefunds).orElse(Map.of()));
        var stale = known.map(OrderOnFile::version).orElse(0) != snapshot.onVersion()
                || holdings.keySet().stream().anyMatch(line -> overdrawn(next, line))
                || next.inRefunds().keySet().stream().anyMatch(payment -> overdrawn(next, payment));
        return stale ? Optional.empty() : Optional.of(next);
    }

    private Optional<Recorded> recorded(KeyScope key) {
        return Optional.ofNullable(records.get(key))
                .map(k -> new Recorded(k.record, k.version, withCustomer(returnOf(k.subject))));
    }

    private int versionOf(ReturnId id) {
        return Optional.ofNullable(returns.get(id)).map(Return::version).orElse(0);
    }

    private Return returnOf(ReturnId id) {
        return Optional.ofNullable(returns.get(id)).orElseThrow();
    }

    private Return withCustomer(Return r) {
        return find(r.order()).map(onFile -> r.of(onFile.order().customer())).orElseThrow();
    }

    private Stream<Return> sorted(OrderNumber order) {
        return returns.values().stream()
                .filter(r -> r.order().equals(order))
                .map(this::withCustomer)
                .sorted(Comparator.comparing(Return::createdAt).thenComparing(r -> r.id().value()));
    }

    private boolean numberTaken(Return state) {
        return returns.values().stream().anyMatch(r -> r.number().equals(state.number()) && !r.id().equals(state.id()));
    }

    private static boolean allowed(OrderOnFile order, UnitsMove move) {
        return switch (move) {
            case UnitsMove.Release _ -> true;
            case UnitsMove.Reserve(var id, var units, var version, var revision) -> {
                var line = order.order().line(id);
                yield (version.isEmpty() || version.getAsInt() == order.version())
                        && line.isPresent()
                        && units <= order.left(line.get())
                        && (revision.isEmpty()
                                || revision.getAsInt() == order.holding(id).revision());
            }
        };
    }

    private static OrderOnFile moved(OrderOnFile order, UnitsMove move) {
        var before = order.holding(move.line());
        var units = switch (move) {
            case UnitsMove.Reserve reserve -> before.units() + reserve.units();
            case UnitsMove.Release release -> before.units() - release.units();
        };
        var holdings = new HashMap<>(order.holdings());
        holdings.put(move.line(), new Holding(units, before.revision() + 1));
        return new OrderOnFile(order.order(), order.version(), holdings, order.inRefunds());
    }

    private boolean allowed(OrderOnFile order, RefundsMove move) {
        var revision = refundsOfOrders.getOrDefault(order.order().number(), 0);
        var next = moved(order, move);
        return (move.revision().isEmpty() || move.revision().getAsInt() == revision)
                && move.amounts().stream().noneMatch(part -> overdrawn(next, part.paymentId()));
    }

    private static OrderOnFile moved(OrderOnFile order, RefundsMove move) {
        var inRefunds = new HashMap<>(order.inRefunds());
        move.amounts().forEach(part -> inRefunds.merge(part.paymentId(), part.amount(), Money::plus));
        return new OrderOnFile(order.order(), order.version(), order.holdings(), inRefunds);
    }

    private static boolean overdrawn(OrderOnFile order, String paymentId) {
        var held = order.inRefunds(paymentId);
        return order.order().payments().stream()
                        .filter(payment -> payment.paymentId().equals(paymentId))
                        .noneMatch(payment -> !held.exceeds(payment.amount().minus(payment.refunded())))
                && held.minorUnits() != 0;
    }

    private static boolean overdrawn(OrderOnFile order, LineId line) {
        var returnable = order.order().line(line).map(OrderLine::returnable).orElse(0);
        return order.holding(line).units() > returnable;
    }
}
