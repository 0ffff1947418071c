-- The stem of a word in a language; null of words such as "with". The word has no accents, by which some plurals are known.
-- Not strict, so that it becomes a part of the statement that calls it.
create function search_stem(word text, language text) returns text
  language sql immutable parallel safe
  return (case language
    when 'en' then ts_lexize('english_stem'::regdictionary, word)
    when 'es' then ts_lexize('spanish_stem'::regdictionary, regexp_replace(word, 'iones$', 'ion'))
    when 'pt' then ts_lexize('portuguese_stem'::regdictionary, regexp_replace(word, 'oes$', 'ao'))
    when 'de' then ts_lexize('german_stem'::regdictionary, word)
    when 'fr' then ts_lexize('french_stem'::regdictionary, word)
    when 'id' then ts_lexize('indonesian_stem'::regdictionary, word)
    when 'it' then ts_lexize('italian_stem'::regdictionary, word)
    when 'sv' then ts_lexize('swedish_stem'::regdictionary, word)
  end)[1];

-- In each of these languages that has one, such as {en:chair}.
create function search_stems(word text, languages text[]) returns text[]
  language sql immutable strict parallel safe
  return array(
    select language || ':' || search_stem(word, language) from unnest(languages) as language
    where search_stem(word, language) is not null);

-- What is left of the start of a word without up to two of its letters, of short words without one. Words that differ by as
-- many typos have one of these in common, as in SymSpell, so an index finds them.
create function search_variants(word text) returns text[]
  language sql immutable strict parallel safe
  return (
    select array_agg(distinct variant) from (
      select left(word, 7) as variant
      union all
      select overlay(left(word, 7) placing '' from i for 1) from generate_series(1, least(7, char_length(word))) as i
      union all
      select overlay(overlay(left(word, 7) placing '' from j for 1) placing '' from i for 1)
      from generate_series(1, 6) as i, generate_series(2, least(7, char_length(word))) as j
      where i < j and char_length(word) >= 6) as cut);

create table known_words (
  kind text not null check (kind in ('pins', 'boards', 'people')),
  word text collate "C" not null check (char_length(word) between 3 and 30),
  count integer not null check (count > 0),
  stems text[] not null generated always as (search_stems(word, '{en,es,pt,de,fr,id,it,sv}')) stored,
  variants text[] not null generated always as (search_variants(word)) stored,
  primary key (kind, word)
) with (fillfactor = 70);
comment on table known_words is 'The words of what everybody may find, by which searches are corrected and find other forms of a word. A directory table.';
comment on column known_words.count is 'How many pins, boards or people had it when all were last counted.';
create index known_words_stems on known_words using gin (stems);
create index known_words_variants on known_words using gin (variants);

create table word_counts (
  kind text not null check (kind in ('pins', 'boards', 'people')),
  word text collate "C" not null check (char_length(word) between 3 and 30),
  count integer not null check (count > 0),
  primary key (kind, word)
) with (fillfactor = 50);
comment on table word_counts is 'The words of the homes that are counted, until all are. A directory table.';

create table word_passes (
  pass integer primary key,
  next_home smallint not null default 0 check (next_home between 0 and 4096),
  ended_at timestamptz
);
comment on table word_passes is 'Each count of all words, home by home, and how far it is. A directory table.';

-- Of several words of which one is enough, each counts as if it stood alone, so that a search for more forms of a word ranks
-- as one for the word.
create function search_rank(words tsvector, query tsquery) returns real
  language sql immutable strict parallel safe
  return least(1, ts_rank('{0.05, 0.2, 0.4, 1}', words, query)
    * case when regexp_replace(query::text, '\(.*\)', '') like '%|%' then (numnode(query) + 1) / 2 else 1 end)::real;

create or replace function search_score(words tsvector, query tsquery, at timestamptz) returns bigint
  language sql immutable strict parallel safe
  return (search_rank(words, query) * 1000000)::bigint + (extract(epoch from at) / 864)::bigint;
