package returns.application.calls;

import java.time.Instant;
import java.util.List;

/** Where calls of tools are kept. */
public interface CallStore {
    /** Keeps them all or none; each once, however often it is given. */
    void add(List<KeptCall> calls);

    /** The calls that the query asks for, the newest first, at most so many. */
    List<KeptCall> find(CallQuery query, int most);

    /** How often each tool was called, in the calls that have what is asked; by the names of the tools. */
    List<CallTally> tally(CallFilter filter);

    /** Drops the calls before then, and returns how many they were. */
    int dropBefore(Instant end);
}
