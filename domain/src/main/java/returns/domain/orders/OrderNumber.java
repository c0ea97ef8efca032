package returns.domain.orders;

import returns.domain.Text;

/** The shop's number of an order. At most 64 characters on one line. */
public record OrderNumber(String value) {
    public OrderNumber {
        value = Text.name(value, 64);
    }

    @Override
    public String toString() {
        return value;
    }
}
