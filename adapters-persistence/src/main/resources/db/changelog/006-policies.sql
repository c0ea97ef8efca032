--liquibase formatted sql

--changeset returns:006-policies
create table policy_version (
    version        integer     primary key check (version > 0),
    in_force_from  timestamptz not null unique,
    document       jsonb       not null,
    -- Whether a decision needs to know when the customer's other returns were created.
    counts_returns boolean    not null,
    created_at     timestamptz not null default now(),
    created_by     text        not null
);

-- What is left out of a document is as it is by default.
insert into policy_version (version, in_force_from, document, counts_returns, created_by)
values (1, 'epoch', '{}', false, 'default');

--changeset returns:006-never-edited splitStatements:false
create function policy_version_stays() returns trigger language plpgsql as $$
begin
    raise exception 'a version of the policy is never changed' using errcode = 'RT002';
end $$;
create trigger policy_version_stays before update or delete or truncate on policy_version
    for each statement execute function policy_version_stays();

--changeset returns:006-sold
-- What was sold in a period is looked through in this order.
create index shop_order_placed on shop_order (placed_at, order_number collate "C");
