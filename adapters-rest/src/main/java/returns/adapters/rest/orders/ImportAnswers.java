package returns.adapters.rest.orders;

import io.micronaut.http.HttpRequest;
import io.micronaut.json.JsonMapper;
import io.micronaut.scheduling.TaskExecutors;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import reactor.core.publisher.Flux;
import reactor.core.publisher.SynchronousSink;
import reactor.core.scheduler.Schedulers;
import returns.adapters.rest.answers.Failures;

/** Writes down what an import tells while it runs. It runs no faster than its answer is read. */
@Singleton
final class ImportAnswers {
    private final JsonMapper json;
    private final ExecutorService threads;

    ImportAnswers(JsonMapper json, @Named(TaskExecutors.BLOCKING) ExecutorService threads) {
        this.json = json;
        this.threads = threads;
    }

    /** The answer, in pieces of whole lines. It ends with the counts, or with the problem that the import broke off at. */
    Flux<byte[]> of(HttpRequest<?> request, OrderImport running, InputStream body) {
        return Flux.<byte[], Boolean>generate(
                        () -> false, (begun, sink) -> tell(request, running, begun, sink), _ -> close(body))
                .subscribeOn(Schedulers.fromExecutorService(threads));
    }

    /** What fails before anything was told is answered like any other call's failure. */
    private boolean tell(HttpRequest<?> request, OrderImport running, boolean begun, SynchronousSink<byte[]> sink) {
        try {
            var told = running.next();
            sink.next(lines(told));
            if (told.getLast() instanceof ImportDocument.Counts) {
                sink.complete();
            }
        } catch (IOException | RuntimeException failure) {
            if (begun) {
                sink.next(lines(List.of(ImportDocument.RefusedLine.ofAll(Failures.refusal(request, failure)))));
                sink.complete();
            } else {
                sink.error(failure);
            }
        }
        return true;
    }

    private byte[] lines(List<ImportDocument> told) {
        var lines = new ByteArrayOutputStream();
        try {
            for (var line : told) {
                lines.writeBytes(json.writeValueAsBytes(line));
                lines.write('\n');
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines.toByteArray();
    }

    private static void close(InputStream body) {
        try {
            body.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
