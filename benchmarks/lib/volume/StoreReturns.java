import io.trino.tpcds.Results;
import io.trino.tpcds.Session;
import io.trino.tpcds.Table;

/** Writes the returns of TPC-DS's shop as tab-separated lines: ticket, item, customer, day, reason, quantity, amount, tax. */
final class StoreReturns {
    private StoreReturns() {}

    public static void main(String[] arguments) {
        var session = Session.getDefaultSession().withScale(1).withTable(Table.STORE_RETURNS);
        var out = new StringBuilder();
        for (var rows : Results.constructResults(Table.STORE_RETURNS, session)) {
            var row = rows.getFirst();
            out.append(String.join(
                            "\t",
                            row.get(9),
                            row.get(2),
                            row.get(3),
                            row.get(0),
                            row.get(8),
                            row.get(10),
                            row.get(11),
                            row.get(12)))
                    .append('\n');
            if (out.length() > 1 << 16) {
                System.out.print(out);
                out.setLength(0);
            }
        }
        System.out.print(out);
    }
}
