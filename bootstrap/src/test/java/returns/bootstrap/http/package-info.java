/** The service as callers know it: over HTTP, on PostgreSQL. */
@NullMarked
package returns.bootstrap.http;

import org.jspecify.annotations.NullMarked;
