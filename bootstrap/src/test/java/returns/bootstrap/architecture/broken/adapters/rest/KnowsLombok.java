package returns.bootstrap.architecture.broken.adapters.rest;

import returns.bootstrap.architecture.broken.lombok.Data;

@Data
record KnowsLombok(String name) {}
