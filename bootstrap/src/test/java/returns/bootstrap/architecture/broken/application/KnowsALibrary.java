package returns.bootstrap.architecture.broken.application;

import io.micronaut.http.HttpStatus;

public record KnowsALibrary(HttpStatus status) {}
