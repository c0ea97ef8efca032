package returns.application.input;

import java.lang.reflect.AnnotatedParameterizedType;
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

    /** What is known of a record: asked once of each, for reflection makes annotations anew whenever it is asked. */
    private record Shape(Constructor<?> constructor, List<Part> parts) {
        static Shape of(Class<?> type) {
            var components = type.getRecordComponents();
            var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            try {
                var constructor = type.getDeclaredConstructor(types);
                constructor.setAccessible(true);
                return new Shape(
                        constructor, Arrays.stream(components).map(Part::of).toList());
            } catch (NoSuchMethodException e) {
                throw new AssertionError("every record has its canonical constructor", e);
            }
        }

        boolean knows(String property) {
            return parts.stream().anyMatch(part -> part.name().equals(property));
        }

        String properties() {
            var names = parts.stream().map(Part::name).collect(Collectors.joining(", "));
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

    /**
     * A component of a record.
     *
     * @param type of its value, or of the elements if that is a list
     * @param range of its value, or of the elements; null where any will do
     */
    private record Part(
            String name,
            boolean optional,
            boolean list,
            Class<?> type,
            @Nullable Range range) {
        static Part of(RecordComponent component) {
            var type = component.getAnnotatedType();
            var optional = type.isAnnotationPresent(Nullable.class);
            var range = component.getAnnotation(Range.class);
            if (type instanceof AnnotatedParameterizedType list) {
                var element = (Class<?>) list.getAnnotatedActualTypeArguments()[0].getType();
                return new Part(component.getName(), optional, true, element, range);
            }
            return new Part(component.getName(), optional, false, component.getType(), range);
        }
    }

    /** The record; empty if a part is missing that it cannot be without. */
    <R> Optional<R> object(String at, Map<?, ?> written, Class<R> type) {
        var shape = SHAPES.get(type);
        var values = new ArrayList<@Nullable Object>();
        var complete = true;
        for (var part : shape.parts()) {
            var pointer = at + "/" + part.name();
            var given = written.get(part.name());
            if (given == null && !part.optional()) {
                v.reject(pointer, "must be given");
            }
            var value = given == null ? null : value(pointer, given, part);
            complete &= value != null || part.optional();
            values.add(value);
        }
        for (var name : written.keySet()) {
            if (!shape.knows((String) name)) {
                v.reject(at + "/" + Pointers.escaped((String) name), "must be left out: " + shape.properties());
            }
        }
        return complete ? Optional.of(type.cast(shape.make(values.toArray()))) : Optional.empty();
    }

    private @Nullable Object value(String at, Object written, Part part) {
        if (!part.list()) {
            return one(at, written, part);
        }
        return written instanceof List<?> elements ? list(at, elements, part) : rejected(at, "must be a list");
    }

    private List<@Nullable Object> list(String at, List<?> written, Part part) {
        var values = new ArrayList<@Nullable Object>();
        for (var i = 0; i < written.size(); i++) {
            var element = written.get(i);
            values.add(element == null ? rejected(at + "/" + i, "must not be null") : one(at + "/" + i, element, part));
        }
        return values;
    }

    private @Nullable Object one(String at, Object written, Part part) {
        if (part.type().isRecord()) {
            return written instanceof Map<?, ?> properties
                    ? object(at, properties, part.type()).orElse(null)
                    : rejected(at, "must be an object");
        }
        var value = Scalars.read(written, part.type(), part.range());
        return value.isPresent() ? value.get() : rejected(at, Scalars.expected(part.type(), part.range()));
    }

    private @Nullable Object rejected(String at, String detail) {
        v.reject(at, detail);
        return null;
    }
}
