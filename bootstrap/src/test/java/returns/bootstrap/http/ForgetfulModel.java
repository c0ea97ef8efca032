package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A model that forgets each call as soon as it is answered, with a host that gives every call an id of its own. It knows what
 * the customer just said and what the last answer tells: where a call is refused it does what the hint says, and nothing else.
 */
record ForgetfulModel(Caller host) {
    private static final Pattern ANOTHER =
            Pattern.compile("call (create_return) again with (previousReturn) set to (R-\\w{8})\\.");
    private static final Pattern OTHERWISE =
            Pattern.compile("call (change_return) with returnNumber (R-\\w{8}) and lineId (\\w+)\\.");
    private static final Pattern THAT_ONE = Pattern.compile("Tell the customer about return (R-\\w{8})");
    private static final int PATIENCE = 3;

    /** What a customer says when they are asked about a return that there is. */
    enum Said {
        THAT_ONE_I_MEAN,
        THAT_ONE_BUT_WITH_THIS_MANY,
        ANOTHER_ONE
    }

    Reply call(String tool, ObjectNode arguments) {
        return host.with("Tool-Call-Id", UUID.randomUUID().toString()).post("/tools/" + tool, arguments.toString());
    }

    /** Asks for a return until there is what the customer wants. */
    Reply create(ObjectNode wanted, Function<JsonNode, Said> customer) {
        var reply = call("create_return", wanted);
        for (var refusals = 0; reply.status() != 200; refusals++) {
            assertTrue(refusals < PATIENCE, "no hint leads on: " + reply.body());
            reply = goOn(
                    wanted, reply.text("/hint"), customer.apply(reply.json().get("return")));
        }
        return reply;
    }

    private Reply goOn(ObjectNode wanted, String hint, Said said) {
        return switch (said) {
            case THAT_ONE_I_MEAN ->
                call("get_return", returnNumber(told(THAT_ONE, hint).group(1)));
            case THAT_ONE_BUT_WITH_THIS_MANY -> {
                var told = told(OTHERWISE, hint);
                var change = returnNumber(told.group(2)).put("lineId", told.group(3));
                yield call(told.group(1), change.set("quantity", wanted.get("quantity")));
            }
            case ANOTHER_ONE -> {
                var told = told(ANOTHER, hint);
                yield call(told.group(1), wanted.deepCopy().put(told.group(2), told.group(3)));
            }
        };
    }

    static ObjectNode returnNumber(String number) {
        return ((ObjectNode) Reply.json("{}")).put("returnNumber", number);
    }

    private static MatchResult told(Pattern pattern, String hint) {
        var matcher = pattern.matcher(hint);
        assertTrue(matcher.find(), hint);
        return matcher.toMatchResult();
    }
}
