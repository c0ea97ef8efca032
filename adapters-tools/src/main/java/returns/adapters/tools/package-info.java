/**
 * The catalogue of tools for agents, over plain HTTP.
 *
 * <p>It runs only beside {@code adapters-rest}, which it does not know: the framework takes from there what reads a body as
 * {@link returns.application.input.Written}, and what writes down a {@link returns.application.answers.RefusedException} and
 * whatever else is thrown. The header {@code Idempotency-Replayed} is the same here and there because both write it so.
 */
@NullMarked
package returns.adapters.tools;

import org.jspecify.annotations.NullMarked;
