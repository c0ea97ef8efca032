package returns.application.pages;

/** How much a page holds at most. */
public final class PageSize {
    /** The size of a page, unless it is asked for. */
    public static final int USUAL = 50;

    /** The size of the largest page. */
    public static final int MAX = 100;

    private PageSize() {}

    /**
     * The size that a caller asks for.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public static int of(int limit) {
        if (limit < 1 || limit > MAX) {
            throw new IllegalArgumentException("must be a whole number from 1 to " + MAX);
        }
        return limit;
    }
}
