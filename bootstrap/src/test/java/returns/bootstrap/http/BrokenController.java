package returns.bootstrap.http;

import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import java.util.HashMap;
import java.util.Map;

/** A part of the service that is broken. */
@Controller("/broken")
@ExecuteOn(TaskExecutors.BLOCKING)
class BrokenController {
    static final String SECRET = "secret-of-the-house";

    @Get
    String read() {
        throw new IllegalStateException(SECRET);
    }

    @Post
    String change() {
        throw new StackOverflowError(SECRET);
    }

    /** Something that has no end when it is written. */
    @Get("/answer")
    Map<String, Object> answer() {
        var endless = new HashMap<String, Object>();
        endless.put(SECRET, endless);
        return endless;
    }
}
