-- Finds any of these words and phrases, each in the singular or plural.
create function topic_query(words text[]) returns tsquery
  language sql immutable strict parallel safe
  return (
    select coalesce(string_agg('(' || said::text || ')', ' | '), '')::tsquery
    from unnest(words) as word (word)
    cross join lateral (
      select translate(search_fold(word.word), '-"''', '   ') as plain) as folded
    cross join lateral (values
      (folded.plain), (folded.plain || 's'), (folded.plain || 'es'), (regexp_replace(folded.plain, 'y$', 'ies'))) as form (text)
    cross join lateral (select phraseto_tsquery('simple'::regconfig, form.text) as said) as phrase
    where numnode(said) > 0);

drop index interests_of_picture;
alter table interests
  drop column image_signature,
  add parent_id bigint references interests (id),
  add words text[] not null default '{}' check (cardinality(words) <= 50),
  add query tsquery not null generated always as (topic_query(words)) stored,
  add follower_count integer not null default 0 check (follower_count >= 0),
  add pin_count integer not null default 0 check (pin_count >= 0),
  add cover_pin_ids bigint[] not null default '{}',
  add hidden_at timestamptz,
  add merged_into_id bigint references interests (id),
  add check (parent_id <> id),
  add check (merged_into_id <> id);
comment on column interests.words is 'Words and phrases in the singular; what contains one is filed under the topic.';
comment on column interests.pin_count is 'Public pins, counted by a job; so are cover_pin_ids, the best of them.';
comment on column interests.merged_into_id is 'The topic that this one was merged into; its address leads there.';
update interests i set follower_count = (select count(*) from interest_follows f where f.interest_id = i.id);

alter table pin_interests
  add reason text not null default 'text' check (reason in ('owner', 'text', 'board', 'filed'));
comment on column pin_interests.reason is 'Why it is filed there: its text, the text of its board, the boards of others with the same picture, or its owner says so.';

create table board_interests (
  home smallint not null,
  board_id bigint not null,
  interest_id bigint not null references interests (id) on delete cascade,
  primary key (home, board_id, interest_id),
  foreign key (home, board_id) references boards (home, id) on delete cascade
);
comment on table board_interests is 'The topics that the text of a board names; lives with the board.';
create index board_interests_of_interest on board_interests (interest_id, board_id);

create table pin_topic_choices (
  home smallint not null,
  pin_id bigint not null,
  interest_ids bigint[] not null check (cardinality(interest_ids) <= 10),
  primary key (home, pin_id),
  foreign key (home, pin_id) references pins (home, id) on delete cascade
);
comment on table pin_topic_choices is 'What the owner of a pin says it is about, in place of what was found; lives with the pin.';

-- Of what the topics were found; another value means that they are due.
alter table pins add topics_key text;
comment on column pins.topics_key is 'Marks the text and board that the topics of the pin were found by; where it differs, they are due.';
create index pins_topics_due on pins (id)
  where deleted_at is null and topics_key is distinct from md5(search::text || coalesce(board_id, 0)::text);

alter table boards add topics_key text;
comment on column boards.topics_key is 'Marks the text that the topics of the board were found by; where it differs, they are due.';
create index boards_topics_due on boards (id)
  where deleted_at is null and topics_key is distinct from md5(search::text);
