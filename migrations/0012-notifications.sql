create table notifications (
  home smallint not null,
  id bigint not null,
  user_id bigint not null,
  type text not null check (char_length(type) between 1 and 100),
  actor_id bigint,
  object_id bigint,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (home, id),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check (id >> 51 = home)
);
create index notifications_newest on notifications (home, user_id, id desc);
create index notifications_unread on notifications (home, user_id) where read_at is null;
comment on table notifications is 'News for a person; lives with the person.';
