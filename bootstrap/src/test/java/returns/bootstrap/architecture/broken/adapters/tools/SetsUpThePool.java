package returns.bootstrap.architecture.broken.adapters.tools;

import io.micronaut.configuration.jdbc.hikari.DatasourceConfiguration;

record SetsUpThePool(DatasourceConfiguration pool) {}
