/** What callers write, read as values of the shapes that are expected. No format shows here: adapters parse, this reads. */
@NullMarked
package returns.application.input;

import org.jspecify.annotations.NullMarked;
