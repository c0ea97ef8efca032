/** The schema, and how it comes up to date. */
@NullMarked
package returns.adapters.persistence.schema;

import org.jspecify.annotations.NullMarked;
