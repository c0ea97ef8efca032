--liquibase formatted sql

--changeset returns:009-facts splitStatements:false
-- What a decision rests on, as functions: PostgreSQL prepares all parts of a statement before it runs it, also those that
-- the statement then does not need, but not what is behind a function. They see what the statement sees that calls them.
create function return_now(id uuid) returns json stable language plpgsql as $$
begin
    return (select r.document from return_document r where r.id = return_now.id);
end $$;

-- When a customer's returns were created, the newest first; of very many, the newest thousand.
create function customer_returns(customer_id text) returns json stable language plpgsql as $$
begin
    return (
        select json_agg(e.created_at order by e.created_at desc)
        from (
            select r.created_at
            from return r
            join shop_order o on o.order_number = r.order_number
            where o.customer_id = customer_returns.customer_id
            order by r.created_at desc
            limit 1000) e);
end $$;

-- The version of the policy that an order goes by, and what a decision by it rests on.
create function policy_facts(order_number text) returns json stable language plpgsql as $$
begin
    return (
        select json_build_object(
            'version', p.version,
            'earlier_returns', case when p.counts_returns then customer_returns(o.customer_id) end)
        from shop_order o
        join policy_version p on p.version = (
            select coalesce(max(v.version), 1) from policy_version v where v.in_force_from <= o.placed_at)
        where o.order_number = policy_facts.order_number);
end $$;

create function create_facts(order_number text, open_statuses text[], previous_number text)
returns json stable language plpgsql as $$
begin
    return json_build_object(
        'order', (select o.document from order_document o where o.order_number = create_facts.order_number),
        'policy', policy_facts(create_facts.order_number),
        'open', (select coalesce(json_agg(r.document order by r.created_at, r.id), '[]')
                 from return_document r
                 where r.order_number = create_facts.order_number and r.status = any (open_statuses)),
        'previous', (select r.document from return_document r where r.number = previous_number));
end $$;
