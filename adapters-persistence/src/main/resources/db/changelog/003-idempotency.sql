--liquibase formatted sql

--changeset returns:003-idempotency
create table idempotency_record (
    principal      text        not null,
    operation      text        not null,
    key            text        not null,
    fingerprint    text        not null,
    return_id      uuid        not null references return,
    -- Of the result: as long as the return is of this version, it is as the result says.
    return_version integer     not null,
    -- Null once the retention of results has passed: the key goes on naming its return.
    result         jsonb,
    created_at     timestamptz not null,
    constraint idempotency_record_key primary key (principal, operation, key)
);
create index idempotency_record_created on idempotency_record using brin (created_at);

--changeset returns:003-stale splitStatements:false
create function returns_demand(holds boolean) returns boolean language plpgsql as $$
begin
    if holds then return true; end if;
    raise exception 'the facts of the decision have changed' using errcode = 'RT001';
end $$;
