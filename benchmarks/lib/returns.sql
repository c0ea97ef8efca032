-- What is looked for in lists: a million orders and 300,000 returns over three years, some articles far more often than others,
-- nearly all closed by now.
set synchronous_commit = off;
select setseed(0.17);

insert into shop_order (order_number, customer_id, currency, time_zone, country, tax_included, shipping_total, shipping_tax,
    placed_at, updated_at, version)
select 'find-' || n, 'customer-' || n % 120000, 'EUR', 'Europe/Berlin', 'DE', true, 499, 80,
    timestamptz '2024-01-01' + n * interval '90 s', timestamptz '2024-01-01' + n * interval '90 s', 1
from generate_series(1, 1000000) n;

insert into return (id, number, order_number, resolution, status, created_at, version)
select gen_random_uuid(), 'R-' || (
        select string_agg(substr('2345679ACDEFGHJKMNPQRTVWXY', 1 + n / (26 ^ i)::int * 7 % 26, 1), '')
        from generate_series(0, 4) i) || '777',
    'find-' || n * 3, 'refund',
    case
        when n > 297000 then (array['requested', 'approved'])[1 + n % 2]
        when n % 100 < 3 then 'declined'
        when n % 100 < 8 then 'canceled'
        when n % 100 < 12 then 'expired'
        else 'closed'
    end,
    timestamptz '2024-01-05' + n * interval '300 s', 3
from generate_series(1, 300000) n;

insert into return_line (return_id, order_number, line_id, position, sku, title, quantity, reason, note, settled, number)
select r.id, r.order_number, line::text, line, 'SKU-' || article,
    (array['T-shirt', 'Mug', 'Trousers', 'Lamp', 'Chair', 'Jacket', 'Blanket', 'Key ring', 'Teapot', 'Notebook'])[1 + article % 10]
        || ', ' || (array['blue', 'red', 'green', 'black', 'white', 'größer'])[1 + article % 6] || ', model ' || article / 60,
    1,
    case when luck < 0.0005 then 'wrong_item' else (array['size_too_small', 'size_too_large', 'defective', 'damaged_in_transit',
        'not_as_described', 'arrived_late', 'no_longer_wanted', 'style', 'color', 'other'])[1 + floor(luck * 10)::int] end,
    case when luck < 0.6 then (array['Tight at the shoulders', 'It does not fit', 'Arrived broken', 'Passt nicht, zu groß',
        'The seam came off after one wash, and the colour ran into everything else'])[1 + floor(luck * 1000)::int % 5]
        || ' ' || left(md5(luck::text), 6) end,
    1, r.number
from (
    select r.*, line, random() as luck, floor(power(random(), 3) * 30000)::int as article
    from return r, generate_series(1, 2) line
    where r.order_number like 'find-%'
) r
where line = 1 or luck < 0.3;
vacuum analyze shop_order, return, return_line;
