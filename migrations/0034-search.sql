-- Words as they are compared: without case, accents and marks, so that "creme brulee" finds "Crème brûlée". A hyphen in
-- front of a word and quotation marks stay, as in a query they mean something.
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

-- What a text is found by.
create function search_words(words text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('simple'::regconfig, translate(search_fold(words), '-"', '  '));

create function search_tags(words text[]) returns tsvector
  language sql immutable strict parallel safe
  return search_words(array_to_string(words, ' '));

-- What somebody typed, as a query: quotes, "or" and a hyphen for "not" as people know them; the last word may be the
-- beginning of one, unless a space stands behind it. Cut, as a word of over 2046 bytes would be an error.
create function search_query(typed text) returns tsquery
  language sql immutable strict parallel safe
  return (
    select case when typed ~ '(^|\s)[^\s"-][^\s"]*$' and plain::text like '%''' then (plain::text || ':*')::tsquery else plain end
    from (select websearch_to_tsquery('simple'::regconfig, left(search_fold(typed), 500)) as plain) as read);

-- The newest match is as good as one found by a better word that is some ten years older.
create function search_score(words tsvector, query tsquery, at timestamptz) returns bigint
  language sql immutable strict parallel safe
  return (ts_rank('{0.05, 0.2, 0.4, 1}', words, query) * 1000000)::bigint + (extract(epoch from at) / 864)::bigint;

alter table pins drop column search;
alter table pins add column search tsvector not null generated always as (
  setweight(search_words(title), 'A')
  || setweight(search_words(description), 'B')
  || setweight(search_words(alt_text), 'B')
  || setweight(search_words(coalesce(domain, '')), 'C')
  || setweight(search_tags(visual_annotation), 'C')
) stored;
create index pins_search on pins using gin (search) where deleted_at is null;

alter table boards add column search tsvector not null generated always as (
  setweight(search_words(name), 'A')
  || setweight(search_words(description), 'B')
  || setweight(search_words(coalesce(category, '')), 'C')
) stored;
create index boards_search on boards using gin (search) where deleted_at is null and privacy = 'public';

alter table users add column search tsvector not null generated always as (
  setweight(search_words(full_name), 'A')
  || setweight(search_words(username), 'A')
  || setweight(search_words(about), 'C')
) stored;
create index users_search on users using gin (search)
  where deactivated_at is null and suspended_at is null and deleted_at is null;

create index interests_search on interests using gin (search_words(name));
