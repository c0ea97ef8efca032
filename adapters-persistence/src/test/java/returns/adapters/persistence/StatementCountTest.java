package returns.adapters.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.order;

import io.micronaut.context.ApplicationContext;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.changes.ChangeStore;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.input.Written;
import returns.application.orders.OrderStore;
import returns.application.orders.ShowOrder;
import returns.application.policy.PolicyStore;
import returns.application.returns.CancelReturn;
import returns.application.returns.Conversation;
import returns.application.returns.CreateReturn;
import returns.application.returns.CreateReturnInConversation;
import returns.application.returns.HandleReturn;
import returns.application.returns.ListReturns;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnQuery;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.application.tools.CreateReturnTool;
import returns.application.tools.ToolCall;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.orders.LineId;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;

/** A first create costs one read and one write, a replay or a page of a list one read: more would be felt under load. */
class StatementCountTest {
    private static final ApplicationContext NODE = Database.node(Map.of("count-statements", "true"));
    private static final CreateReturn.Command.Line LINE = new CreateReturn.Command.Line(
            new LineId("1"), 1, Reason.SIZE_TOO_SMALL, Optional.of("Tight at the shoulders"), Optional.empty());

    private final StatementCount statements = NODE.getBean(StatementCount.class);
    private final ReturnStore returns = NODE.getBean(ReturnStore.class);
    private final PolicyStore policies = NODE.getBean(PolicyStore.class);
    private final Idempotent idempotent = new Idempotent(
            NODE.getBean(ChangeStore.class),
            InstantSource.fixed(OrderFixture.NOW),
            Duration.ofSeconds(5),
            Duration.ofDays(30));

    @AfterAll
    static void close() {
        NODE.close();
    }

    /** No version ever changes, so a node reads each once; whichever create comes first reads the one it goes by. */
    @BeforeEach
    void theVersionOfThePolicyIsKnown() {
        policies.version(1);
    }

    @Test
    void aFirstCreateIsTwoStatementsAndAReplayOne() {
        var create = new CreateReturn(idempotent, returns, policies, ReturnFixture.IDENTITIES);
        var key = new IdempotencyKey.Chosen(UUID.randomUUID().toString());
        var command = new CreateReturn.Command(onFile().number(), Resolution.REFUND, List.of(LINE));
        assertEquals(2, statements.during(() -> done(create.create(PrincipalFixture.CUSTOMER, key, command))));
        assertEquals(1, statements.during(() -> done(create.create(PrincipalFixture.CUSTOMER, key, command))));
    }

    @Test
    void aToolsFirstCreateIsTwoStatementsAndItsRepeatOne() {
        var create = new CreateReturnInConversation(idempotent, returns, policies, ReturnFixture.IDENTITIES);
        var command = new CreateReturnInConversation.Command(
                Optional.of(new Conversation("conversation-1")),
                onFile().number(),
                Resolution.REFUND,
                LINE,
                Optional.empty());
        assertEquals(2, statements.during(() -> done(create.create(PrincipalFixture.AGENT, command))));
        assertEquals(1, statements.during(() -> done(create.create(PrincipalFixture.AGENT, command))));
    }

    /** What has to be looked up costs a read; what is clean is not looked up. */
    @Test
    void aCleanToolCallCostsNoMoreThanItsCreateAndALineByItsArticleTwoReadsMore() {
        var orders = NODE.getBean(OrderStore.class);
        var create = new CreateReturnInConversation(idempotent, returns, policies, ReturnFixture.IDENTITIES);
        var tool = CreateReturnTool.of(create, new ShowOrder(orders));
        var host = new ToolCall(PrincipalFixture.AGENT, Optional.of(new Conversation("conversation-1")));
        var clean = written(onFile(), "1");
        assertEquals(2, statements.during(() -> done(tool.answer(host, clean))));
        assertEquals(1, statements.during(() -> done(tool.answer(host, clean))));
        var byArticle = written(onFile(), "SKU-1");
        assertEquals(4, statements.during(() -> done(tool.answer(host, byArticle))));
    }

    @Test
    void aCancelIsTwoStatementsAndItsReplayOne() {
        var made = ReturnFixture.creating(
                NODE.getBean(OrderStore.class).find(onFile().number()).orElseThrow(), 1);
        NODE.getBean(ChangeStore.class).commit(made);
        var cancel = new CancelReturn(idempotent, returns, policies);
        var key = new IdempotencyKey.Chosen(UUID.randomUUID().toString());
        var ref = new ReturnRef.ByNumber(made.state().number());
        var any = new Precondition.Any();
        assertEquals(2, statements.during(() -> done(cancel.cancel(PrincipalFixture.CUSTOMER, key, ref, any))));
        assertEquals(1, statements.during(() -> done(cancel.cancel(PrincipalFixture.CUSTOMER, key, ref, any))));
        assertEquals(1, statements.during(() -> done(cancel.cancel(PrincipalFixture.CUSTOMER, ref))));
    }

    /** What a decision goes by is read before it, and only where there is something to decide. */
    @Test
    void anApprovalReadsItsOrderTooAndItsReplayDoesNot() {
        var orders = NODE.getBean(OrderStore.class);
        var made = ReturnFixture.creating(orders.find(onFile().number()).orElseThrow(), 1);
        NODE.getBean(ChangeStore.class).commit(made);
        var handle = new HandleReturn(idempotent, returns, policies, orders);
        var key = new IdempotencyKey.Chosen(UUID.randomUUID().toString());
        var ref = new ReturnRef.ById(made.state().id());
        var any = new Precondition.Any();
        var approve = new HandleReturn.Command.Approve();
        var alike = new IdempotencyKey.Chosen(UUID.randomUUID().toString());
        assertEquals(
                List.of(3, 1, 3, 1),
                Stream.of(key, key, alike, alike)
                        .map(one -> statements.during(
                                () -> done(handle.handle(PrincipalFixture.STAFF, one, ref, any, approve))))
                        .toList(),
                "the second key is noted");
    }

    /** Case 40. */
    @Test
    void aPageOfAHundredReturnsIsOneStatementAsAPageOfOneIs() {
        var list = new ListReturns(returns);
        var order = order(OrderFixture.line("1").units(100));
        NODE.getBean(OrderStore.class).save(order.build(), 0);
        var onFile = NODE.getBean(OrderStore.class).find(order.number()).orElseThrow();
        for (var i = 0; i < 100; i++) {
            NODE.getBean(ChangeStore.class).commit(ReturnFixture.creating(onFile, 1));
        }
        for (var limit : List.of(1, 10, 100)) {
            var page = new ListReturns.Command(
                    ReturnFilter.of(order.number()), ReturnQuery.Order.NEWEST_FIRST, Optional.empty(), limit);
            assertEquals(
                    1,
                    statements.during(() -> assertEquals(
                            limit,
                            done(list.list(PrincipalFixture.STAFF, page))
                                    .items()
                                    .size())));
        }
    }

    private static OrderFixture onFile() {
        var order = order();
        NODE.getBean(OrderStore.class).save(order.build(), 0);
        return order;
    }

    private static Written written(OrderFixture order, String line) {
        return Written.of(Map.of(
                "orderNumber",
                order.number().value(),
                "lineId",
                line,
                "quantity",
                1,
                "reason",
                "style",
                "resolution",
                "refund"));
    }

    private static <R> R done(Answer<R> answer) {
        return switch (answer) {
            case Answer.Done<R>(var result, var replayed) -> result;
            case Answer.Refused<R>(var refusal) -> throw new AssertionError(refusal);
        };
    }
}
