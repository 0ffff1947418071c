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
comment on table notifications is 'News for a person; lives with the person.';
create index notifications_newest on notifications (home, user_id, id desc);
create index notifications_unread on notifications (home, user_id) where read_at is null;
create index notifications_to_purge on notifications (created_at);

create table news_choices (
  home smallint not null,
  user_id bigint not null,
  kind text not null check (char_length(kind) between 1 and 50),
  on_site boolean not null,
  by_mail boolean not null,
  primary key (home, user_id, kind),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check (on_site or not by_mail)
);
comment on table news_choices is 'Which kinds of news a person wants, and which by mail too; no row means on the site only.';
