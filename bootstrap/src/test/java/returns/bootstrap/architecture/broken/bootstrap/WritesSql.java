package returns.bootstrap.architecture.broken.bootstrap;

import org.jooq.DSLContext;

record WritesSql(DSLContext sql) {}
