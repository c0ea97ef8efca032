-- Orders of one line: one for each first create over HTTP, and some for pgbench's creates.
insert into shop_order (order_number, customer_id, currency, time_zone, country, tax_included, shipping_total, shipping_tax,
    placed_at, updated_at, version)
select 'bench-' || n, 'c-17', 'EUR', 'Europe/Berlin', 'DE', true, 499, 80, now() - interval '9 days', now(), 1
from generate_series(1, 400000) n
union all
select 'bare-' || n, 'c-17', 'EUR', 'Europe/Berlin', 'DE', true, 499, 80, now() - interval '9 days', now(), 1
from generate_series(1, 100000) n;

insert into order_line (order_number, line_id, position, sku, title, category, quantity, canceled_quantity, deliveries,
    delivered, unit_price, discount, total, tax, final_sale, facts_version)
select order_number, '1', 0, 'TSHIRT-M-BLUE', 'T-shirt, blue, M', 'apparel', 1000, 0,
    json_build_array(json_build_object('quantity', 1000, 'delivered_at', now() - interval '3 days'))::jsonb,
    1000, 399, 0, 399000, 63705, false, 1
from shop_order where order_number like 'b%';

insert into order_payment (order_number, payment_id, position, method, amount, refunded, provider_reference)
select order_number, 'p-1', 0, 'card', 399499, 0, 'pi_3Nxyz' from shop_order where order_number like 'b%';

-- What pgbench's reads look for.
insert into return (id, number, order_number, resolution, status, created_at, version)
select uuidv7(), 'read-' || n, 'bare-' || n, 'refund', 'requested', now(), 1 from generate_series(1, 100000) n;
insert into idempotency_record (principal, operation, key, fingerprint, return_id, return_version, result, created_at)
select 'bare', 'create_return', 'chosen:' || number, 'v1:' || repeat('0', 64), id, 1, '{"v": 1, "result": {"return": {
    "id": "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11", "number": "R-7K3F9QX2", "order_number": "10001", "status": "requested",
    "resolution": "refund", "created_at": "2026-11-20T10:15:30.123Z", "version": 1}, "customer_id": "c-17", "lines": [{
    "line_id": "1", "sku": "TSHIRT-M-BLUE", "title": "T-shirt, blue, M", "quantity": 1, "reason": "size_too_small",
    "note": "Tight at the shoulders"}]}}', now()
from return where number like 'read-%';
vacuum analyze shop_order, order_line, order_payment, return, idempotency_record;
