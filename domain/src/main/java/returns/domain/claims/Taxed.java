package returns.domain.claims;

import returns.domain.money.Money;
import returns.domain.money.OverUnits;

/**
 * What was paid, and the tax in it. A part of it takes the tax along in proportion: so the price of a unit is what was paid
 * for it, to the minor unit, and neither the tax nor what is without it is ever below 0.
 */
record Taxed(Money total, Money tax) {
    static Taxed zero(Money nothing) {
        return new Taxed(nothing, nothing);
    }

    Money net() {
        return total.minus(tax);
    }

    /** What the first so many of all units make. */
    Taxed first(int count, int units) {
        var part = new OverUnits(total, units).first(count);
        return total.minorUnits() == 0 ? this : new Taxed(part, tax.part(part.minorUnits(), total.minorUnits()));
    }

    Taxed minus(Taxed other) {
        return new Taxed(total.minus(other.total), tax.minus(other.tax));
    }
}
