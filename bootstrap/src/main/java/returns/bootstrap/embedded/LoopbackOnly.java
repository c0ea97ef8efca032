package returns.bootstrap.embedded;

import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.http.server.HttpServerConfiguration;
import jakarta.inject.Singleton;

/** The tokens to try the service with lie in a file: nobody but this machine is to reach it. */
@Singleton
final class LoopbackOnly implements BeanCreatedEventListener<HttpServerConfiguration> {
    static final String ADDRESS = "127.0.0.1";

    @Override
    public HttpServerConfiguration onCreated(BeanCreatedEvent<HttpServerConfiguration> event) {
        var configuration = event.getBean();
        configuration.setHost(ADDRESS);
        return configuration;
    }
}
