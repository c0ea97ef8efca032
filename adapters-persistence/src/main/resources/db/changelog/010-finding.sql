--liquibase formatted sql

--changeset returns:010-finding
create index return_created on return (created_at, id);
create index return_status_created on return (status, created_at, id);
create index return_line_sku on return_line (sku);
create index return_line_reason on return_line (reason);

-- The number of the return stands on its lines too, so that one index finds the words of all that is searched.
alter table return_line add column number text;
update return_line l set number = r.number from return r where r.id = l.return_id;
alter table return_line alter column number set not null;

--changeset returns:010-words
-- Words are runs of letters and digits, and nothing else divides or joins them: PostgreSQL's own parser would cut the number of
-- a return in two where it reads as 12e4. Very long words go by how they begin. Plain ASCII is normalized as it is, which is
-- worth asking: to normalize costs as much as all the rest.
create function words_of(words text) returns text[] immutable parallel safe language sql
return array(
    select left(word, 64)
    from regexp_split_to_table(
        lower(case when octet_length(words) = length(words) then words else normalize(words, nfkc) end),
        '[^[:alnum:]]+') word
    where word <> '');

-- The cost is told for what it is, so that the index is used where a line would be looked at for each of many returns.
create function return_line_words(number text, title text, note text) returns tsvector immutable parallel safe language sql
cost 500
return array_to_tsvector(words_of(number || ' ' || title || ' ' || coalesce(note, '')));

-- Finds what has, for each of the words, a word that begins with it.
create function words_wanted(words text) returns tsquery immutable parallel safe language sql
return (select cast(string_agg('''' || word || ''':*', ' & ') as tsquery) from unnest(words_of(words)) word);

create index return_line_words on return_line using gin (return_line_words(number, title, note));
