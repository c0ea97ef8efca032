\set n random(1, 100000)
select fingerprint, result, created_at from idempotency_record
where principal = 'bare' and operation = 'create_return' and key = 'chosen' || chr(58) || 'read-' || cast(:n as text);
