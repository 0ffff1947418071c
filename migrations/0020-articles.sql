-- A directory table.
create table articles (
  id bigint primary key default nextval('ids'),
  title text not null check (char_length(title) between 1 and 100),
  introduction text not null default '' check (char_length(introduction) <= 500),
  type smallint check (type in (0, 1, 2)),
  is_shop boolean not null default false,
  is_featured boolean not null default false,
  cover_pin_id bigint,
  cover_signature text check (cover_signature ~ '^[0-9a-f]{32}$'),
  blocks jsonb not null default '[]' check (jsonb_typeof(blocks) = 'array'),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'unpublished')),
  publish_at timestamptz,
  published_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (cover_pin_id is null or cover_signature is null),
  check ((publish_at is not null) = (status = 'scheduled')),
  check (published_at is not null or status in ('draft', 'scheduled'))
);
comment on table articles is 'What staff write about pins and boards; blocks name these by id, and each reader sees those that they may see.';
create index articles_newest on articles (published_at desc, id desc) where status = 'published';
create index articles_featured on articles (published_at desc, id desc) where status = 'published' and is_featured;
create index articles_due on articles (publish_at) where status = 'scheduled';
create index articles_changed on articles (updated_at desc, id desc);
-- Uses of a file, checked before it is deleted.
create index articles_of_cover on articles (cover_signature) where cover_signature is not null;

-- The log also says what staff did to what is no case.
alter table moderation_log alter column case_id drop not null;
alter table moderation_log drop constraint moderation_log_act_check;
alter table moderation_log add constraint moderation_log_act_check check (act in ('reported', 'noted', 'decided',
  'appealed', 'answered', 'gone', 'article_created', 'article_changed', 'article_scheduled', 'article_published',
  'article_unpublished'));
comment on table moderation_log is 'What staff did, and what was done about reports; only added to. staff_id null is nobody of the staff, case_id null no case.';
