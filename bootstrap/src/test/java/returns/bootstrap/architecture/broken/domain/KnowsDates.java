package returns.bootstrap.architecture.broken.domain;

import java.util.Calendar;

record KnowsDates(Calendar calendar) {}
