package returns.application.tools;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Tells what an argument names, so that a slip in writing the name can be mended. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Names {
    Thing value();

    /** What has a name. */
    enum Thing {
        ORDER,
        LINE,
        RETURN
    }
}
