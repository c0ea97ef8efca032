package returns.domain.returns;

import returns.domain.Text;

/**
 * A parcel that goods come back in.
 *
 * @param carrier who carries it, at most 64 characters on one line
 * @param trackingNumber the carrier's, at most 128 characters on one line
 */
public record Parcel(String carrier, String trackingNumber) {
    public Parcel {
        carrier = Text.name(carrier, 64);
        trackingNumber = Text.name(trackingNumber, 128);
    }
}
