/** What the API says of itself. */
@NullMarked
package returns.adapters.rest.description;

import org.jspecify.annotations.NullMarked;
