--liquibase formatted sql

--changeset returns:011-refunds
-- Counts the changes of the order's refunds: one that takes money rests on what all others came to.
alter table shop_order add column refunds_revision integer not null default 0;

alter table order_payment
    -- What refunds take of it that are planned, on their way or paid.
    add column reserved bigint not null default 0,
    add constraint order_payment_not_paid_back_twice check (reserved >= 0 and refunded + reserved <= amount);

create table refund (
    id           uuid        primary key,
    return_id    uuid        not null references return,
    order_number text        not null references shop_order,
    status       text        not null,
    currency     text        not null,
    total        bigint      not null check (total >= 0),
    units        jsonb       not null,
    entries      jsonb       not null,
    asked_by     text        not null,
    agent        text,
    asked_at     timestamptz not null,
    -- The version of the return that it was planned on.
    on_version   integer     not null,
    -- A person decides until then; null where none has to.
    expires_at   timestamptz,
    verdict      text,
    decided_by   text,
    decided_at   timestamptz,
    why          text,
    check (verdict is null or (expires_at is not null and decided_by is not null and decided_at is not null))
);
create index refund_return on refund (return_id);
create index refund_order on refund (order_number);
create index refund_open on refund (status, id) where status not in ('succeeded', 'canceled');

-- What a refund gives back on one payment. Amounts are minor units of the refund's currency.
create table repayment (
    refund_id         uuid    not null references refund,
    number            integer not null,
    payment_id        text    not null,
    method            text    not null,
    payment_reference text,
    amount            bigint  not null check (amount > 0),
    gateway           text    not null,
    attempt           integer not null check (attempt > 0),
    status            text    not null,
    sent_at           timestamptz,
    reference         text,
    problem           text,
    primary key (refund_id, number)
);
create index repayment_sent on repayment (gateway, sent_at);

create or replace view return_document as
select r.id,
       r.number,
       r.order_number,
       r.status,
       r.created_at,
       json_build_object(
           'return', r,
           'customer_id', o.customer_id,
           'lines', (select json_agg(l order by l.position) from return_line l where l.return_id = r.id),
           'refunds', (select json_agg(json_build_object(
                           'refund', f,
                           'repayments', (select coalesce(json_agg(p order by p.number), '[]')
                                          from repayment p where p.refund_id = f.id)) order by f.id)
                       from refund f where f.return_id = r.id)) as document,
       o.refunds_revision
from return r
join shop_order o on o.order_number = r.order_number;

--changeset returns:011-store-credit splitStatements:false
-- What customers were given in credit: a ledger, to which entries are added and never changed.
create table store_credit_entry (
    id            bigint      generated always as identity primary key,
    customer_id   text        not null,
    currency      text        not null,
    amount        bigint      not null check (amount > 0),
    refund_id     uuid        not null,
    repayment     integer     not null,
    attempt       integer     not null,
    at            timestamptz not null,
    constraint store_credit_given_once unique (refund_id, repayment, attempt)
);
create index store_credit_customer on store_credit_entry (customer_id, id);

create function store_credit_stays() returns trigger language plpgsql as $$
begin
    raise exception 'An entry of store credit never changes.';
end $$;
create trigger store_credit_stays before update or delete on store_credit_entry
    for each row execute function store_credit_stays();
