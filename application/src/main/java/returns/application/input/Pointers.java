package returns.application.input;

/** Names of properties as parts of a JSON Pointer (RFC 6901). */
final class Pointers {
    private static final int LONGEST = 64;

    private Pointers() {}

    /** The name, cut where it is long, with what is no character of a text replaced: it goes back to whoever wrote it. */
    static String escaped(String name) {
        var pointer = new StringBuilder();
        name.codePoints()
                .limit(LONGEST)
                .map(c -> Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE ? 0xFFFD : c)
                .forEach(pointer::appendCodePoint);
        return pointer.toString().replace("~", "~0").replace("/", "~1");
    }
}
