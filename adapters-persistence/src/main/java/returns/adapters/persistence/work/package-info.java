/** What nodes do by themselves, one of them at a time. */
@NullMarked
package returns.adapters.persistence.work;

import org.jspecify.annotations.NullMarked;
