package returns.bootstrap.architecture.broken.application;

import io.micronaut.transaction.annotation.Transactional;

interface CommitsByItself {
    @Transactional
    void commit();
}
