--liquibase formatted sql

--changeset returns:001-orders
create table shop_order (
    order_number   text        primary key,
    customer_id    text        not null,
    currency       text        not null,
    time_zone      text        not null,
    country        text        not null,
    tax_included   boolean     not null,
    shipping_total bigint      not null check (shipping_total >= 0),
    shipping_tax   bigint      not null check (shipping_tax between 0 and shipping_total),
    placed_at      timestamptz not null,
    updated_at     timestamptz not null,
    version        integer     not null
);
create index shop_order_customer on shop_order (customer_id, placed_at);

-- Amounts are minor units of the order's currency, as paid for the units that were not canceled.
create table order_line (
    order_number      text    not null references shop_order,
    line_id           text    not null,
    position          integer not null,
    sku               text    not null,
    title             text    not null,
    category          text    not null,
    quantity          integer not null check (quantity > 0),
    canceled_quantity integer not null check (canceled_quantity between 0 and quantity),
    deliveries        jsonb   not null,
    delivered         integer not null check (delivered between 0 and quantity),
    unit_price        bigint  not null check (unit_price >= 0),
    discount          bigint  not null check (discount >= 0),
    total             bigint  not null check (total >= 0),
    tax               bigint  not null check (tax between 0 and total),
    final_sale        boolean not null,
    -- The order's version that last changed this line: a decision made on older facts is stale.
    facts_version     integer not null,
    -- Counts every reservation and release: a decision that rests on the returns it saw demands that it is unchanged.
    revision          integer not null default 0,
    returnable        integer not null generated always as (least(delivered, quantity - canceled_quantity)) stored,
    reserved          integer not null default 0,
    primary key (order_number, line_id),
    constraint order_line_no_unit_twice check (reserved between 0 and returnable)
);

create table order_payment (
    order_number       text    not null references shop_order,
    payment_id         text    not null,
    position           integer not null,
    method             text    not null,
    amount             bigint  not null check (amount >= 0),
    refunded           bigint  not null check (refunded between 0 and amount),
    provider_reference text,
    primary key (order_number, payment_id)
);
