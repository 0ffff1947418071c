create table conversations (
  home smallint not null,
  id bigint not null,
  created_by bigint not null,
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  is_group boolean not null default false,
  primary key (home, id),
  foreign key (home, created_by) references users (home, id),
  check (id >> 51 = home)
);
comment on table conversations is 'People who write to each other; lives with the one who began.';

create table conversation_members (
  home smallint not null,
  conversation_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, conversation_id, user_id),
  foreign key (home, conversation_id) references conversations (home, id) on delete cascade
);
comment on table conversation_members is 'Who takes part in a conversation; lives with it.';

create table conversation_pairs (
  home smallint not null,
  low_id bigint not null,
  high_id bigint not null,
  conversation_id bigint not null,
  primary key (home, low_id, high_id),
  foreign key (home, low_id) references users (home, id) on delete cascade,
  check (low_id < high_id)
);
comment on table conversation_pairs is 'The one conversation that two people have alone; lives with the one whose id is smaller.';

create table messages (
  home smallint not null,
  id bigint not null,
  conversation_id bigint not null,
  sender_id bigint not null,
  text text not null default '' check (char_length(text) <= 5000),
  attachment jsonb,
  created_at timestamptz not null default now(),
  -- The client's own id, so that a message sent again is stored once.
  client_id text check (char_length(client_id) between 1 and 64),
  -- Staff removed it: nobody can read it, but the text stays while an appeal is possible.
  removed_at timestamptz,
  primary key (home, id),
  foreign key (home, conversation_id) references conversations (home, id) on delete cascade,
  check (id >> 51 = home),
  check (text ~ '\S' or attachment is not null)
);
comment on table messages is 'One message: words, or a thing shared, or both.';
create index messages_newest on messages (home, conversation_id, id desc);
create unique index messages_once on messages (home, conversation_id, sender_id, client_id)
  where client_id is not null;

create table inbox (
  home smallint not null,
  user_id bigint not null,
  conversation_id bigint not null,
  last_message_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'request', 'declined', 'hidden')),
  other_id bigint,
  read_message_id bigint,
  unread_count integer not null default 0 check (unread_count >= 0),
  primary key (home, user_id, conversation_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table inbox is 'The conversations of a person, newest first; lives with the person. other_id is null in a group.';
create index inbox_newest on inbox (home, user_id, state, last_message_at desc, conversation_id desc);
create index inbox_unread on inbox (home, user_id, state) where unread_count > 0;
