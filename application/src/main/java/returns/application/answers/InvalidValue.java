package returns.application.answers;

/**
 * What is wrong with one value of a request.
 *
 * @param pointer where it stands: a JSON Pointer (RFC 6901) into the body, or the name of a header or parameter
 * @param detail what the value must be
 */
public record InvalidValue(String pointer, String detail) {}
