package returns.bootstrap.architecture.broken.adapters.rest;

import io.micronaut.data.model.Pageable;

record KnowsMicronautData(Pageable page) {}
