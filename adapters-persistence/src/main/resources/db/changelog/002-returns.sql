--liquibase formatted sql

--changeset returns:002-returns
create table return (
    id           uuid        primary key,
    number       text        not null constraint return_number_unique unique,
    order_number text        not null references shop_order,
    resolution   text        not null,
    status       text        not null,
    created_at   timestamptz not null,
    version      integer     not null
);
create index return_order on return (order_number);

create table return_line (
    return_id    uuid    not null references return,
    order_number text    not null,
    line_id      text    not null,
    position     integer not null,
    sku          text    not null,
    title        text    not null,
    quantity     integer not null check (quantity > 0),
    reason       text    not null,
    note         text,
    -- No reference to order_line: a line whose returns were canceled may leave its order.
    primary key (return_id, line_id)
);
create index return_line_order_line on return_line (order_number, line_id);

-- One row for every change of a return: who did what, when, and the agent that acted for them.
create table return_event (
    return_id uuid        not null references return,
    version   integer     not null,
    type      text        not null,
    at        timestamptz not null,
    principal text        not null,
    agent     text,
    primary key (return_id, version)
);

--changeset returns:002-documents
-- Aggregates as one value each, so that one statement reads all that a decision rests on.
create view order_document as
select o.order_number,
       o.customer_id,
       json_build_object(
           'order', o,
           'lines', (select json_agg(l order by l.position) from order_line l where l.order_number = o.order_number),
           'payments', (select coalesce(json_agg(p order by p.position), '[]')
                        from order_payment p where p.order_number = o.order_number)) as document
from shop_order o;

create view return_document as
select r.id,
       r.number,
       r.order_number,
       r.status,
       r.created_at,
       json_build_object(
           'return', r,
           'customer_id', o.customer_id,
           'lines', (select json_agg(l order by l.position) from return_line l where l.return_id = r.id)) as document
from return r
join shop_order o on o.order_number = r.order_number;
