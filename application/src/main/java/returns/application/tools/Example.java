package returns.application.tools;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a model may write for an argument; those of all arguments that have one make a call that can be read. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Example {
    /** As text, whatever the type of the argument. */
    String value();
}
