-- Makes orders and returns of what StoreReturns wrote (:returned), and fills up to :orders orders.
\set ON_ERROR_STOP on
create temporary table returned (ticket bigint, item bigint, customer bigint, day bigint, reason bigint, quantity int,
    amount numeric, tax numeric);
\copy returned from pstdin with (null 'null')
delete from returned where ticket is null or item is null;
delete from returned r using returned o where o.ctid > r.ctid and o.ticket = r.ticket and o.item = r.item;

create temporary table line as
select 't-' || ticket as order_number, 'i-' || item as line_id, item, coalesce(customer, 0) % 100000 as customer,
       greatest(coalesce(quantity, 1), 1) as units, (coalesce(amount, 0) * 100)::bigint as amount,
       least((coalesce(tax, 0) * 100)::bigint, (coalesce(amount, 0) * 100)::bigint) as tax,
       now() - (coalesce(day, 2451000) % 700) * interval '1 day' - (item % 86400) * interval '1 second' as at,
       coalesce(reason, 1) as reason
from returned;
insert into line
select 'f-' || n, 'i-' || n % 18000, n % 18000, n % 100000, 1 + n % 5, 1000 + n % 9000, 100,
       now() - (n % 700) * interval '1 day' - (n % 86400) * interval '1 second', 0
from generate_series(1, :orders - (select count(distinct order_number) from line)) n;

insert into shop_order (order_number, customer_id, currency, time_zone, country, tax_included, shipping_total, shipping_tax,
    placed_at, updated_at, version)
select order_number, 'c-' || min(customer), 'EUR', 'Europe/Berlin', 'DE', true, 499, 80, min(at) - interval '5 days', min(at), 1
from line group by order_number;

insert into order_line (order_number, line_id, position, sku, title, category, quantity, canceled_quantity, deliveries,
    delivered, unit_price, discount, total, tax, final_sale, facts_version, reserved, revision)
select order_number, line_id, row_number() over (partition by order_number order by line_id), 'SKU-' || item,
       'Item ' || item, 'category-' || item % 20, units * 2, 0,
       jsonb_build_array(jsonb_build_object('quantity', units * 2, 'delivered_at', at)),
       units * 2, amount, 0, amount * units * 2, tax, false, 1,
       case when reason = 0 or reason % 10 = 9 then 0 else units end, case when reason = 0 then 0 else 1 end
from line;

insert into order_payment (order_number, payment_id, position, method, amount, refunded, provider_reference)
select order_number, 'p-1', 0, 'card', sum(amount * units * 2) + 499, 0, 'pi_' || order_number from line group by order_number;

create temporary table made as
select uuidv7(at - now()) as id, l.*, row_number() over () as n,
       case when reason % 10 = 9 then 'canceled' when at < now() - interval '60 days' then 'closed'
            when reason % 3 = 0 then 'requested' when reason % 3 = 1 then 'approved' else 'received' end as status
from line l where reason > 0;
alter table made add column number text;
update made set number = 'R-' || translate(lpad(to_hex(n), 8, '0'), '0123456789abcdef', 'ACDEFGHJKMNPQRTV');
insert into return (id, number, order_number, resolution, status, created_at, version, send_by, send_by_zone, expires_at)
select id, number, order_number, 'refund', status, at, 1,
       case when status = 'approved' then (now() + interval '30 days')::date end,
       case when status = 'approved' then 'Europe/Berlin' end,
       case when status = 'approved' then now() + interval '31 days' end
from made;
insert into return_line (return_id, order_number, line_id, position, sku, title, quantity, reason, note, pending, approved,
    received, canceled, settled, number)
select id, order_number, line_id, 1, 'SKU-' || item, 'Item ' || item, units,
       (array['size_too_small', 'size_too_large', 'defective', 'not_as_described', 'no_longer_wanted', 'style'])[1 + reason % 6],
       case when reason % 4 = 0 then 'The seam is open at the left sleeve' when reason % 4 = 1 then 'Not the color of the picture' end,
       case status when 'requested' then units else 0 end, case status when 'approved' then units else 0 end,
       case status when 'received' then units else 0 end, case status when 'canceled' then units else 0 end,
       case status when 'closed' then units else 0 end, number
from made;
insert into return_event (return_id, version, type, at, principal, steps)
select id, 1, 'requested', at, 'c-' || customer,
       jsonb_build_array(jsonb_build_object('line_id', line_id, 'to', 'pending', 'units', units))
from made;
vacuum analyze;
select (select count(*) from shop_order) as orders, (select count(*) from return) as returns;
