package returns.bootstrap.architecture.broken.bootstrap;

import java.util.Date;

record KnowsDates(Date date) {}
