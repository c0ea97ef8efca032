/** A domain that breaks the rules. */
@NullMarked
package returns.bootstrap.architecture.broken.domain;

import org.jspecify.annotations.NullMarked;
