package returns.application.tools;

/** A result that can also be said, for whoever reads no more of it than that. */
public interface Said {
    /** The gist of it, in a sentence or two; nothing in it was written by a customer. */
    String sentence();
}
