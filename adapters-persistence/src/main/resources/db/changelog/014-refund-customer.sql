--liquibase formatted sql

--changeset returns:014-refund-customer
-- Whose order it was when the refund was asked for: who gets it. What an earlier version writes meanwhile leaves it out; then it is
-- whose the order is.
alter table refund add column customer_id text;
update refund f set customer_id = o.customer_id from shop_order o where o.order_number = f.order_number;
