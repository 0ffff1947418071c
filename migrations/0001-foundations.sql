-- Ids have 63 bits: 12 for the home, the rest from this sequence. `new_id` makes an id for a row of that home.
create sequence ids maxvalue 2251799813685247;

create function new_id(home int) returns bigint
  language sql volatile
  return (home::bigint << 51) | nextval('ids');

-- Text as search compares it: without case, accents and punctuation, so that "creme brulee" finds "Crème brûlée". A
-- hyphen before a word and quotation marks stay, because they mean something in a query.
create function search_fold(words text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(
      replace(replace(replace(
        regexp_replace(normalize(lower(words), NFKD), '[\u0300-\u036f''’ʼ]', '', 'g'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      '(\S)-+', '\1 ', 'g'),
    'øłđðıħŧ.,;:/\_@#&+*!?()[]{}<>|~^=%$`“”„«»…–—·•' || chr(9) || chr(10) || chr(13),
    'olddiht' || repeat(' ', 42));

-- The words that find a text.
create function search_words(words text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('simple'::regconfig, translate(search_fold(words), '-"', '  '));

-- A query as people type it, with quotes, "or" and a hyphen for "not". The last word may be unfinished unless a space
-- follows it. The text is cut because a word of more than 2046 bytes is an error.
create function search_query(typed text) returns tsquery
  language sql immutable strict parallel safe
  return (
    select case when typed ~ '(^|\s)[^\s"-][^\s"]*$' and plain::text like '%''' then (plain::text || ':*')::tsquery else plain end
    from (select websearch_to_tsquery('simple'::regconfig, left(search_fold(typed), 500)) as plain) as read);

-- Being ten years newer weighs about as much as matching a more important word.
create function search_score(words tsvector, query tsquery, at timestamptz) returns bigint
  language sql immutable strict parallel safe
  return (ts_rank('{0.05, 0.2, 0.4, 1}', words, query) * 1000000)::bigint + (extract(epoch from at) / 864)::bigint;

-- Directory tables, such as this one, have no home: they are small and copied to every node of a cluster.
create table throttles (
  key text primary key check (char_length(key) <= 100),
  count integer not null,
  window_started_at timestamptz not null
);
comment on table throttles is 'Attempts within a window of time; the key is a keyed hash of what is counted and for whom. A directory table.';
create index throttles_by_age on throttles (window_started_at);
