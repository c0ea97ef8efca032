--liquibase formatted sql

--changeset returns:007-life
alter table return
    add column policy_version integer not null default 1,
    add column send_by        date,
    add column send_by_zone   text,
    -- The first instant that is too late to send the goods.
    add column expires_at     timestamptz,
    add column parcels        jsonb not null default '[]',
    add column unexpected     jsonb not null default '[]';
create index return_overdue on return (expires_at) where status = 'approved';

-- What became of the units of a line: each is in one stage.
alter table return_line
    add column wanted_sku   text,
    add column return_until date,
    add column pending    integer not null default 0 check (pending >= 0),
    add column approved   integer not null default 0 check (approved >= 0),
    add column declined   integer not null default 0 check (declined >= 0),
    add column received   integer not null default 0 check (received >= 0),
    add column missing    integer not null default 0 check (missing >= 0),
    add column canceled   integer not null default 0 check (canceled >= 0),
    add column expired    integer not null default 0 check (expired >= 0),
    add column accepted   integer not null default 0 check (accepted >= 0),
    add column rejected   integer not null default 0 check (rejected >= 0),
    add column settled    integer not null default 0 check (settled >= 0);
update return_line l
set pending = case r.status when 'requested' then l.quantity else 0 end,
    canceled = case r.status when 'canceled' then l.quantity else 0 end
from return r
where r.id = l.return_id;
alter table return_line
    add constraint return_line_every_unit_in_one_stage check (quantity = pending + approved + declined + received + missing
        + canceled + expired + accepted + rejected + settled);

-- Goods that replace others in an exchange keep the day of those.
alter table order_line add column return_until date;

-- The steps that units took: all of a return's, in their order, make its lines what they are.
alter table return_event
    add column why            text,
    add column policy_version integer not null default 1,
    add column steps          jsonb not null default '[]';
update return_event e
set steps = (
    select jsonb_agg(
        case e.type
            when 'requested' then jsonb_build_object('line_id', l.line_id, 'to', 'pending', 'units', l.quantity)
            else jsonb_build_object('line_id', l.line_id, 'from', 'pending', 'to', 'canceled', 'units', l.quantity)
        end order by l.position)
    from return_line l
    where l.return_id = e.return_id);
