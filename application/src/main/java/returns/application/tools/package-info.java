/** The catalogue of tools that agents call. */
@NullMarked
package returns.application.tools;

import org.jspecify.annotations.NullMarked;
