-- A directory table: the same hints everywhere.
create table experiences (
  id bigint primary key,
  placement_id integer not null,
  type text not null check (type in ('tooltip', 'hero_banner', 'modal', 'pulsar')),
  display_data jsonb not null default '{}',
  view_type integer,
  view_parameter text,
  view_data jsonb,
  component text,
  element text,
  object_id_str text,
  aux_data jsonb not null default '{}'
);
create index experiences_of_placement on experiences (placement_id, id);
comment on table experiences is 'A hint or banner that the product may show at a placement; the id is its experience_id.';

create table experience_users (
  home smallint not null,
  user_id bigint not null,
  experience_id bigint not null references experiences (id) on delete cascade,
  state text not null check (state in ('viewed', 'completed', 'dismissed')),
  at timestamptz not null default now(),
  primary key (home, user_id, experience_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table experience_users is 'What a person did with an experience; lives with the person.';

create table flag_overrides (
  id bigint primary key default nextval('ids'),
  name text not null check (char_length(name) between 1 and 200),
  user_id bigint references accounts (id) on delete cascade,
  bucket smallint check (bucket between 0 and 99),
  value text not null check (char_length(value) <= 100),
  check (user_id is null or bucket is null)
);
create unique index flag_overrides_target on flag_overrides (name, user_id, bucket) nulls not distinct;
comment on table flag_overrides is 'The variant of a flag for one person, for one of 100 buckets, or for all. A directory table.';
