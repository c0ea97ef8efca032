/** The catalogue of tools for agents, over plain HTTP. */
@NullMarked
package returns.adapters.tools;

import org.jspecify.annotations.NullMarked;
