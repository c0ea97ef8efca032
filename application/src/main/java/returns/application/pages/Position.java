package returns.application.pages;

import java.time.Instant;
import java.util.UUID;

/** The place of something in a list that is ordered by time, and by id among what is of one instant. */
public record Position(Instant at, UUID id) {}
