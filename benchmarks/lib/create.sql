\set n random(1, 100000)
\set number random(1, 9000000000000000)
with moved as (
    update order_line set reserved = reserved + 1, revision = revision + 1
    where order_number = 'bare-' || cast(:n as text) and line_id = '1'
), made as (
    insert into return (id, number, order_number, resolution, status, created_at, version)
    values (uuidv7(), 'bare-' || cast(:number as text), 'bare-' || cast(:n as text), 'refund', 'requested', now(), 1)
    returning id, number, order_number
), lines as (
    insert into return_line (return_id, order_number, line_id, position, sku, title, quantity, reason, note, pending, number)
    select id, order_number, '1', 1, 'TSHIRT-M-BLUE', 'T-shirt, blue, M', 1, 'size_too_small', 'Tight at the shoulders', 1, number
    from made
), recorded as (
    insert into idempotency_record (principal, operation, key, fingerprint, return_id, return_version, result, created_at)
    select 'c-17', 'create_return', 'chosen:' || number, 'v1:' || repeat('0', 64), id, 1, '{"v": 1, "result": {"return": {
        "id": "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11", "number": "R-7K3F9QX2", "order_number": "10001", "resolution": "refund",
        "status": "requested", "created_at": "2026-11-20T10-15-30Z", "version": 1, "policy_version": 1, "send_by": null,
        "send_by_zone": null, "expires_at": null, "parcels": [], "unexpected": []}, "customer_id": "c-17", "lines": [{
        "return_id": "01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11", "order_number": "10001", "line_id": "1", "position": 1,
        "sku": "TSHIRT-M-BLUE", "title": "T-shirt, blue, M", "quantity": 1, "reason": "size_too_small",
        "note": "Tight at the shoulders", "wanted_sku": null, "pending": 1, "approved": 0, "declined": 0, "received": 0,
        "missing": 0, "canceled": 0, "expired": 0, "accepted": 0, "rejected": 0, "settled": 0}]}}', now()
    from made
)
insert into return_event (return_id, version, type, at, principal, agent, steps)
select id, 1, 'requested', now(), 'c-17', null, '[{"line_id": "1", "to": "pending", "units": 1}]' from made;
