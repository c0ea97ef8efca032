package returns.adapters.payments.fake;

import java.util.List;
import java.util.SplittableRandom;

/** What a fake does, and what goes wrong. It is asked again and again, and always says the same of the same. */
@FunctionalInterface
public interface Script {
    /** What goes wrong with a call, of those with that key (or for that address) the nth, from 1. */
    Fault fault(String call, int nth);

    /** What becomes of the refund of that key. */
    default Course course(String key) {
        return Course.AT_ONCE;
    }

    /** How the event of that type comes, of the refund of that key. */
    default Delivery delivery(String key, String type) {
        return Delivery.ONCE;
    }

    /** Nothing goes wrong. */
    static Script calm() {
        return (call, nth) -> Fault.NONE;
    }

    /** That goes wrong with the first call of each key, and nothing afterwards. */
    static Script first(Fault fault) {
        return (call, nth) -> nth == 1 ? fault : Fault.NONE;
    }

    /** That becomes of every refund, and its events come so. */
    static Script of(Course course, Delivery delivery) {
        return new Script() {
            @Override
            public Fault fault(String call, int nth) {
                return Fault.NONE;
            }

            @Override
            public Course course(String key) {
                return course;
            }

            @Override
            public Delivery delivery(String key, String type) {
                return delivery;
            }
        };
    }

    /**
     * Every second call of the first three of a key goes wrong, in every way but a key that is refused; one refund in ten does
     * not succeed at once; events come in every way, and are lost only where asking tells the same.
     */
    static Script seeded(long seed) {
        return new Script() {
            private static final List<Fault> FAULTS = List.of(
                    Fault.CUT_BEFORE,
                    Fault.CUT_AFTER,
                    Fault.LATE,
                    Fault.SERVER_ERROR,
                    Fault.SERVER_ERROR_AFTER,
                    Fault.MALFORMED,
                    Fault.RATE_LIMITED,
                    Fault.KEY_IN_USE);
            private static final List<Course> COURSES = List.of(
                    Course.LATER,
                    Course.LATER_FAILS,
                    Course.FAILS_AFTERWARDS,
                    Course.NEEDS_THE_CUSTOMER,
                    Course.DECLINED);

            @Override
            public Fault fault(String call, int nth) {
                var drawn = draw(call, nth);
                return nth > 3 || drawn.nextBoolean() ? Fault.NONE : FAULTS.get(drawn.nextInt(FAULTS.size()));
            }

            @Override
            public Course course(String key) {
                var drawn = draw(key, "course".hashCode());
                return drawn.nextInt(10) > 0 ? Course.AT_ONCE : COURSES.get(drawn.nextInt(COURSES.size()));
            }

            @Override
            public Delivery delivery(String key, String type) {
                var ways = Delivery.values();
                var way = ways[draw(key, type.hashCode()).nextInt(ways.length)];
                return way == Delivery.NEVER && course(key) == Course.FAILS_AFTERWARDS ? Delivery.LAST : way;
            }

            private SplittableRandom draw(String of, int which) {
                return new SplittableRandom(seed ^ ((long) of.hashCode() << 32) ^ which);
            }
        };
    }
}
