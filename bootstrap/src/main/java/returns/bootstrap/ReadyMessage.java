package returns.bootstrap;

import io.micronaut.context.event.ApplicationEventListener;
import io.micronaut.runtime.server.event.ServerStartupEvent;
import jakarta.inject.Singleton;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells the address on the log. */
@Singleton
final class ReadyMessage implements ApplicationEventListener<ServerStartupEvent> {
    private static final Logger LOG = LoggerFactory.getLogger(ReadyMessage.class);

    @Override
    public void onApplicationEvent(ServerStartupEvent event) {
        LOG.info("Returns is ready at {}", event.getSource().getURL());
    }
}
