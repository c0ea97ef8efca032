package returns.domain.orders;

import returns.domain.Text;

/** The shop's id of a line within its order. At most 64 characters on one line. */
public record LineId(String value) {
    public LineId {
        value = Text.name(value, 64);
    }

    @Override
    public String toString() {
        return value;
    }
}
