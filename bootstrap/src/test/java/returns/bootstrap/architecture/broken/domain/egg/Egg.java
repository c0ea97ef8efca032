package returns.bootstrap.architecture.broken.domain.egg;

import java.util.Optional;
import returns.bootstrap.architecture.broken.domain.hen.Hen;

public record Egg(Optional<Hen> layer) {}
