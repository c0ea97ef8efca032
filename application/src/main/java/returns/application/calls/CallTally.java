package returns.application.calls;

/**
 * How often a tool was called.
 *
 * @param repeated of these, how many asked for the same as another one of them: the same arguments, once mended, for the same
 *     subject in the same conversation; arguments that cannot be read are the same as no others
 * @param replayed of these, how many were answered what an earlier call had done
 */
public record CallTally(String tool, int calls, int repeated, int replayed) {}
