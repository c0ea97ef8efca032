--liquibase formatted sql

--changeset returns:012-tool-calls
create table tool_call (
    id           uuid        primary key,
    called_at    timestamptz not null,
    tool         text        not null,
    subject      text        not null,
    agent        text,
    conversation text,
    tool_call_id text,
    arguments    text,
    outcome      text        not null,
    replayed     boolean     not null,
    millis       bigint      not null
);
create index tool_call_called on tool_call (called_at, id);
create index tool_call_subject on tool_call (subject, called_at, id);
-- The name of a conversation may be longer than an entry of a tree.
create index tool_call_conversation on tool_call using hash (conversation);
