package returns.bootstrap.importing;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Tells how far an import has come: on a terminal by a bar that moves, elsewhere by a line every few seconds. */
final class Progress {
    private static final int WIDTH = 30;

    private final PrintStream out;
    private final boolean bar;
    private final LongSupplier nanos;
    private final long start;
    private long told;
    private long lines;
    private long refused;
    private double fraction;

    Progress(PrintStream out, boolean bar, LongSupplier nanos) {
        this.out = out;
        this.bar = bar;
        this.nanos = nanos;
        this.start = nanos.getAsLong();
        this.told = start;
    }

    /** So many more lines were taken, of which so many were refused; so much of the file is done. */
    void add(long more, int failures, double done) {
        lines += more;
        refused += failures;
        fraction = done;
        var every = bar ? Duration.ofMillis(100) : Duration.ofSeconds(5);
        if (nanos.getAsLong() - told >= every.toNanos()) {
            told = nanos.getAsLong();
            tell(bar ? "\r" + moving() : state() + "\n");
        }
    }

    /** Makes room for other lines on the same terminal. */
    void clear() {
        if (bar) {
            tell("\r\u001b[K");
        }
    }

    /** Tells of the whole. */
    void end() {
        tell((bar ? "\r" + moving() : state()) + "\n");
    }

    private void tell(String text) {
        out.print(text);
        out.flush();
    }

    private String moving() {
        var filled = (int) Math.round(fraction * WIDTH);
        return "[" + "#".repeat(filled) + " ".repeat(WIDTH - filled) + "] " + state() + "\u001b[K";
    }

    private String state() {
        var seconds = Math.max(1, nanos.getAsLong() - start) / 1e9;
        return String.format(
                Locale.ROOT,
                "%3.0f %%  %,d lines, %,.0f a second, %,d refused",
                fraction * 100,
                lines,
                lines / seconds,
                refused);
    }
}
