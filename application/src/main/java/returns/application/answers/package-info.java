/** What a use case answers: a result, or a refusal that tells what to do next. */
@NullMarked
package returns.application.answers;

import org.jspecify.annotations.NullMarked;
