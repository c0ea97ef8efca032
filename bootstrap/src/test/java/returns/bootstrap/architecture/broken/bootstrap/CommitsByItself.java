package returns.bootstrap.architecture.broken.bootstrap;

import io.micronaut.transaction.annotation.Transactional;

@Transactional
interface CommitsByItself {
    void commit();
}
