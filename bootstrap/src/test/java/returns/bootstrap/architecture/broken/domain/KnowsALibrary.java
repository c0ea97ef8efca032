package returns.bootstrap.architecture.broken.domain;

import io.micronaut.http.HttpStatus;

record KnowsALibrary(HttpStatus status) {}
