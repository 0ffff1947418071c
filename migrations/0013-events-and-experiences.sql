create table events (
  home smallint not null,
  id bigint not null,
  user_id bigint,
  event_type integer not null,
  view_type integer,
  view_parameter text,
  component text,
  element text,
  object_id_str text,
  aux_data jsonb not null default '{}',
  occurred_at timestamptz not null default now(),
  primary key (home, id),
  check (id >> 51 = home)
);
comment on table events is 'What people saw and clicked; user_id null is a visitor.';
create index events_newest on events (home, user_id, occurred_at desc);
create index events_to_purge on events (occurred_at);
-- Views of an object: 13 is a view, of a pin (3) or on a profile (4).
create index events_of_views on events (object_id_str, occurred_at)
  where event_type = 13 and view_type in (3, 4) and object_id_str is not null;

-- A directory table.
create table experiences (
  id bigint primary key,
  placement_id integer not null,
  type text not null check (type in ('tooltip', 'hero_banner', 'modal', 'pulsar')),
  display_data jsonb not null default '{}',
  view_type integer,
  component text,
  element text
);
comment on table experiences is 'A hint or banner that the product may show at a placement; the id is its experience_id.';
create index experiences_of_placement on experiences (placement_id, id);
-- The guides next to the plus on the boards tab and on a board.
insert into experiences (id, placement_id, type, display_data, view_type, component, element) values
  (503446, 19, 'tooltip', '{"has_tooltip": true, "component_type": "create_board_guide"}', 4, 'board_actions', 'create_board_guide'),
  (505404, 19, 'tooltip', '{"has_tooltip": true, "component_type": "planning_actions_guide"}', 5, 'board_actions', 'planning_actions_guide');

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
comment on table flag_overrides is 'The variant of a flag for one person, for one of 100 buckets, or for all. A directory table.';
create unique index flag_overrides_target on flag_overrides (name, user_id, bucket) nulls not distinct;
