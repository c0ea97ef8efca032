/** Values and rules of taking goods back. Pure: no clock, no store, no framework. */
@NullMarked
package returns.domain;

import org.jspecify.annotations.NullMarked;
