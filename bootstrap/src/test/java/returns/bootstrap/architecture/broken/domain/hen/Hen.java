package returns.bootstrap.architecture.broken.domain.hen;

import java.util.List;
import returns.bootstrap.architecture.broken.domain.egg.Egg;

public record Hen(List<Egg> eggs) {}
