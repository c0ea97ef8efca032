package returns.adapters.persistence;

import io.micronaut.context.annotation.Requires;
import io.micronaut.context.event.BeanCreatedEvent;
import io.micronaut.context.event.BeanCreatedEventListener;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import jakarta.inject.Singleton;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;

/** Counts the statements that a node sends, whatever sends them: it wraps the pool before the framework does. */
@Singleton
@Order(Ordered.HIGHEST_PRECEDENCE)
@Requires(property = "count-statements")
class StatementCount implements BeanCreatedEventListener<DataSource> {
    private final AtomicInteger statements = new AtomicInteger();

    /** How many statements were sent while that ran. */
    int during(Runnable calls) {
        var before = statements.get();
        calls.run();
        return statements.get() - before;
    }

    @Override
    public DataSource onCreated(BeanCreatedEvent<DataSource> event) {
        return proxy(DataSource.class, event.getBean(), (source, method, args) -> {
            var result = method.invoke(event.getBean(), args);
            return result instanceof Connection connection ? counted(connection) : result;
        });
    }

    private Connection counted(Connection connection) {
        return proxy(Connection.class, connection, (self, method, args) -> {
            if (method.getName().equals("prepareStatement") || method.getName().equals("createStatement")) {
                statements.incrementAndGet();
            }
            return method.invoke(connection, args);
        });
    }

    private static <T> T proxy(Class<T> type, T target, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, args) -> {
            try {
                return handler.invoke(target, method, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }));
    }
}
