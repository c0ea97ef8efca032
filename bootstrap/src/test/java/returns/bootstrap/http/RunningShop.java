package returns.bootstrap.http;

import io.micronaut.context.ApplicationContext;
import io.micronaut.runtime.server.EmbeddedServer;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives tests the {@link ShopOverHttp}: one running service for all of them, each with orders and customers of its own. */
final class RunningShop implements ParameterResolver {
    private record Running(EmbeddedServer server) implements AutoCloseable {
        @Override
        public void close() {
            server.getApplicationContext().close();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == ShopOverHttp.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        var running = context.getRoot()
                .getStore(Namespace.create(RunningShop.class))
                .getOrComputeIfAbsent(
                        Running.class, key -> new Running(ApplicationContext.run(EmbeddedServer.class)), Running.class);
        return new ShopOverHttp(running.server());
    }
}
