package returns.bootstrap.http;

/** What callers write. */
final class Bodies {
    private Bodies() {}

    /** A return of units of line 1. */
    static String create(String order, int quantity) {
        return create(order, line("1", quantity));
    }

    static String create(String order, String lines) {
        return """
            {"orderNumber": "%s", "resolution": "refund", "lines": [%s]}\
            """.formatted(order, lines);
    }

    static String line(String id, int quantity) {
        return """
            {"lineId": "%s", "quantity": %d, "reason": "size_too_small", "note": "Tight"}\
            """.formatted(id, quantity);
    }

    /** What a model writes to return units of line 1. */
    static String tool(String order, int quantity) {
        return """
            {"orderNumber": "%s", "lineId": "1", "quantity": %d, "reason": "size_too_small", "resolution": "refund"}\
            """.formatted(order, quantity);
    }

    /** The same, saying that the customer wants another return than that. */
    static String toolAgain(String order, int quantity, String previousReturn) {
        return tool(order, quantity).replace("}", ", \"previousReturn\": \"" + previousReturn + "\"}");
    }

    /** A request of JSON-RPC, as the Model Context Protocol has them. */
    static String request(int id, String method, String params) {
        return "{\"jsonrpc\": \"2.0\", \"id\": %d, \"method\": \"%s\", \"params\": %s}".formatted(id, method, params);
    }
}
