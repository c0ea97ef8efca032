package returns.domain.orders;

import returns.domain.Text;

/** The shop's id of a customer; the subject of the customer's tokens. At most 64 characters on one line. */
public record CustomerId(String value) {
    public CustomerId {
        value = Text.name(value, 64);
    }

    @Override
    public String toString() {
        return value;
    }
}
