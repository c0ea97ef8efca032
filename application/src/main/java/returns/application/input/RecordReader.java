package returns.application.input;

import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Validation;

/** Reads records of what a caller wrote, and goes on where something is wrong, so that everything wrong is named. */
final class RecordReader {
    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return Shape.of(type);
        }
    };

    private final Validation v;

    RecordReader(Validation v) {
        this.v = v;
    }

    /** What is known of a record. */
    private record Shape(Constructor<?> constructor, List<RecordComponent> components) {
        static Shape of(Class<?> type) {
            var components = type.getRecordComponents();
            var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            try {
                var constructor = type.getDeclaredConstructor(types);
                constructor.setAccessible(true);
                return new Shape(constructor, List.of(components));
            } catch (NoSuchMethodException e) {
                throw new AssertionError("every record has its canonical constructor", e);
            }
        }

        boolean knows(String property) {
            return components.stream().anyMatch(component -> component.getName().equals(property));
        }

        String properties() {
            var names = components.stream().map(RecordComponent::getName).collect(Collectors.joining(", "));
            return names.isEmpty() ? "nothing is known here" : "known here are " + names;
        }

        Object make(@Nullable Object[] values) {
            try {
                return constructor.newInstance(values);
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("a record of what is written only holds what is written", e);
            }
        }
    }

    /** The record; empty if a part is missing that it cannot be without. */
    <R> Optional<R> object(String at, Map<?, ?> written, Class<R> type) {
        var shape = SHAPES.get(type);
        var values = new ArrayList<@Nullable Object>();
        var complete = true;
        for (var component : shape.components()) {
            var pointer = at + "/" + component.getName();
            var part = written.get(component.getName());
            var optional = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
            var value = part == null ? null : value(pointer, part, component.getAnnotatedType(), component);
            if (part == null && !optional) {
                v.reject(pointer, "must be given");
            }
            complete &= value != null || optional;
            values.add(value);
        }
        for (var name : written.keySet()) {
            if (!shape.knows((String) name)) {
                v.reject(at + "/" + Pointers.escaped((String) name), "must be left out: " + shape.properties());
            }
        }
        return complete ? Optional.of(type.cast(shape.make(values.toArray()))) : Optional.empty();
    }

    private @Nullable Object value(String at, Object written, AnnotatedType expected, RecordComponent component) {
        if (expected instanceof AnnotatedParameterizedType list) {
            return written instanceof List<?> elements
                    ? list(at, elements, list.getAnnotatedActualTypeArguments()[0], component)
                    : rejected(at, "must be a list");
        }
        var type = (Class<?>) expected.getType();
        if (type.isRecord()) {
            return written instanceof Map<?, ?> properties
                    ? object(at, properties, type).orElse(null)
                    : rejected(at, "must be an object");
        }
        var range = component.getAnnotation(Range.class);
        var value = Scalars.read(written, type, range);
        return value.isPresent() ? value.get() : rejected(at, Scalars.expected(type, range));
    }

    private List<@Nullable Object> list(String at, List<?> written, AnnotatedType element, RecordComponent component) {
        var values = new ArrayList<@Nullable Object>();
        for (var i = 0; i < written.size(); i++) {
            var one = written.get(i);
            values.add(
                    one == null
                            ? rejected(at + "/" + i, "must not be null")
                            : value(at + "/" + i, one, element, component));
        }
        return values;
    }

    private @Nullable Object rejected(String at, String detail) {
        v.reject(at, detail);
        return null;
    }
}
