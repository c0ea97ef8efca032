/** Writes down what use cases answer, and what the framework refuses, in one form. */
@NullMarked
package returns.adapters.rest.answers;

import org.jspecify.annotations.NullMarked;
