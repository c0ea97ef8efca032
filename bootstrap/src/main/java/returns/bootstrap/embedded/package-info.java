/**
 * What is there where no database is configured: an own PostgreSQL, identities to try the service with, and loopback only.
 */
@Configuration
@Requires(missingProperty = "datasources.default.url")
@NullMarked
package returns.bootstrap.embedded;

import io.micronaut.context.annotation.Configuration;
import io.micronaut.context.annotation.Requires;
import org.jspecify.annotations.NullMarked;
