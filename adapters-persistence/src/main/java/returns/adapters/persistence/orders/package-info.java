/** Orders as plain rows, through Micronaut Data JDBC. */
@NullMarked
package returns.adapters.persistence.orders;

import org.jspecify.annotations.NullMarked;
