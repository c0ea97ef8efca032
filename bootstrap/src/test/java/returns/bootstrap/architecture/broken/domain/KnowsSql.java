package returns.bootstrap.architecture.broken.domain;

import java.sql.Timestamp;

record KnowsSql(Timestamp at) {}
