/** Whose tokens are believed. */
@NullMarked
package returns.bootstrap.access;

import org.jspecify.annotations.NullMarked;
