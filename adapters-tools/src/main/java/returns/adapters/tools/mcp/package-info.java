/** The catalogue of tools over the Model Context Protocol: Streamable HTTP, stateless, one answer for each POST. */
@NullMarked
package returns.adapters.tools.mcp;

import org.jspecify.annotations.NullMarked;
