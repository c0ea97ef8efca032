package returns.adapters.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.calls.CallFilter;
import returns.application.calls.CallOutcome;
import returns.application.calls.CallQuery;
import returns.application.calls.CallStore;
import returns.application.calls.CallTally;
import returns.application.calls.KeptCall;
import returns.application.changes.StoreUnavailable;
import returns.application.fixtures.Answers;
import returns.application.fixtures.CallFilterFixture;
import returns.application.fixtures.KeptCallFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.input.Written;
import returns.application.returns.Conversation;
import returns.application.stores.InMemoryCalls;
import returns.application.tools.Effect;
import returns.application.tools.Tool;
import returns.application.tools.ToolCall;

/** Every call of a tool is kept, and no call suffers from it. */
class ToolRunnerTest {
    private static final CallQuery ALL = new CallQuery(CallFilterFixture.any().build(), Optional.empty());
    private static final ToolCall HOST =
            new ToolCall(PrincipalFixture.AGENT, Optional.of(new Conversation("conversation-1")));

    record Words(String words) {}

    private final ScriptedCalls store = new ScriptedCalls();
    private final CallQueue queue = new CallQueue(store);
    private final ToolRunner runner = new ToolRunner(InstantSource.fixed(KeptCallFixture.NOON), queue);

    @Test
    void aCallIsKeptWithWhoCalledWhatAndWhatCameOfIt() throws InterruptedException {
        var tool = tool((_, words) -> Answer.replayed(words));
        var written = Written.of(Map.of("words", "please"));

        Answers.replayed(runner.run(tool, HOST, Optional.of("call-1"), written));

        var kept = kept().getFirst();
        assertEquals(
                new KeptCall(
                        kept.id(),
                        KeptCallFixture.NOON,
                        "say",
                        PrincipalFixture.AGENT.subject(),
                        PrincipalFixture.AGENT.agent(),
                        HOST.conversation(),
                        Optional.of("call-1"),
                        tool.fingerprint(written),
                        CallOutcome.DONE,
                        true,
                        kept.took()),
                kept);
    }

    @Test
    void whatIsRefusedOrBreaksIsKeptToo() throws InterruptedException {
        say((_, _) -> Answer.refused(Refusal.notFound("word")));
        runner.run(tool((_, words) -> Answer.done(words)), HOST, Optional.empty(), Written.orMissing(null));
        assertThrows(
                IllegalStateException.class,
                () -> say((_, _) -> {
                    throw new IllegalStateException("broken");
                }));

        var outcomes =
                kept().stream().map(call -> call.outcome().word()).sorted().toList();
        assertEquals(List.of("failed", "malformed", "not_found"), outcomes);
    }

    @Test
    void noAnswerWaitsForItsCallToBeKept() throws InterruptedException {
        var opened = new CountDownLatch(1);
        store.next.add(() -> await(opened));

        for (var i = 0; i < 3; i++) {
            Answers.done(say((_, words) -> Answer.done(words)));
        }
        assertEquals(List.of(), store.find(ALL, 10));

        opened.countDown();
        assertEquals(3, kept().size());
    }

    @Test
    void aCallThatCannotBeKeptIsAnsweredAllTheSame() throws InterruptedException {
        store.next.add(() -> {
            throw new IllegalStateException("broken");
        });

        Answers.done(say((_, words) -> Answer.done(words)));

        assertEquals(List.of(), kept());
    }

    @Test
    void whileTheDatabaseIsAwayCallsWait() throws InterruptedException {
        var tried = new CountDownLatch(1);
        store.next.add(() -> {
            tried.countDown();
            throw new StoreUnavailable("away", new IllegalStateException());
        });

        Answers.done(say((_, words) -> Answer.done(words)));
        tried.await();
        Answers.done(say((_, words) -> Answer.done(words)));

        assertEquals(2, kept().size());
    }

    @Test
    void moreCallsThanThereIsRoomForAreAnsweredAllTheSame() throws InterruptedException {
        var stuck = new CountDownLatch(1);
        store.next.add(() -> await(stuck));

        for (var i = 0; i < 11_000; i++) {
            Answers.done(say((_, words) -> Answer.done(words)));
        }

        stuck.countDown();
        var kept = kept().size();
        assertEquals(10_000, kept - kept % 1_000, kept + " are kept");
    }

    private Answer<Words> say(BiFunction<ToolCall, Words, Answer<Words>> does) {
        return runner.run(tool(does), HOST, Optional.empty(), Written.of(Map.of("words", "please")));
    }

    private static Tool<Words, Words> tool(BiFunction<ToolCall, Words, Answer<Words>> does) {
        return new Tool<>("say", "Say", "Says.", Effect.READS, true, Words.class, Words.class, does);
    }

    /** All that is kept in the end. */
    private List<KeptCall> kept() throws InterruptedException {
        queue.close();
        return store.find(ALL, 100_000);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A store before whose next writes something happens. */
    private static final class ScriptedCalls implements CallStore {
        private final Queue<Runnable> next = new ConcurrentLinkedQueue<>();
        private final CallStore store = new InMemoryCalls();

        @Override
        public void add(List<KeptCall> calls) {
            Optional.ofNullable(next.poll()).ifPresent(Runnable::run);
            store.add(calls);
        }

        @Override
        public List<KeptCall> find(CallQuery query, int most) {
            return store.find(query, most);
        }

        @Override
        public List<CallTally> tally(CallFilter filter) {
            return store.tally(filter);
        }

        @Override
        public int dropBefore(Instant end) {
            return store.dropBefore(end);
        }
    }
}
