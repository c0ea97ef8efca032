package returns.bootstrap;

import io.micronaut.context.ApplicationContext;
import io.micronaut.runtime.server.EmbeddedServer;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts the service, and ends it in good order: calls in flight first, then what they stand on. */
public final class Application {
    private static final Logger LOG = LoggerFactory.getLogger(Application.class);

    private final ApplicationContext context;
    private final AtomicInteger exitStatus = new AtomicInteger();
    private final AtomicBoolean stopping = new AtomicBoolean();

    private Application(String[] arguments) {
        context = ApplicationContext.builder(Application.class)
                .args(arguments)
                .deduceEnvironment(false)
                .banner(false)
                .build();
    }

    public static void main(String[] arguments) {
        new Application(arguments).run();
    }

    private void run() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "stop"));
        try {
            context.start();
            context.getBean(EmbeddedServer.class).start();
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private void fail(RuntimeException failure) {
        if (stopping.get()) {
            return;
        }
        refusal(failure)
                .ifPresentOrElse(
                        refused -> LOG.error("Not started: {}", refused.getMessage()),
                        () -> LOG.error("Not started", failure));
        exitStatus.set(1);
        System.exit(1);
    }

    private static Optional<StartRefused> refusal(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .filter(StartRefused.class::isInstance)
                .map(StartRefused.class::cast)
                .findFirst();
    }

    /** A JVM that is ended by a signal answers 128 and the signal's number; to be asked to stop is no failure here. */
    private void stop() {
        stopping.set(true);
        try {
            if (context.isRunning()) {
                context.close();
            } else {
                closeWhatWasOpened();
            }
        } finally {
            Runtime.getRuntime().halt(exitStatus.get());
        }
    }

    /** A context that failed to start, or is still at it, closes nothing by itself. */
    private void closeWhatWasOpened() {
        for (var opened : context.getActiveBeanRegistrations(AutoCloseable.class)) {
            try {
                opened.bean().close();
            } catch (Exception e) {
                LOG.warn("Not closed: {}", opened.bean(), e);
            }
        }
    }
}
