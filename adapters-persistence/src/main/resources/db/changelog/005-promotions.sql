--liquibase formatted sql

--changeset returns:005-promotions
-- What of the lines' discounts hangs on how much was bought. It is read and written with its order only.
alter table shop_order add column promotions jsonb not null default '[]';
