create table conversations (
  home smallint not null,
  id bigint not null,
  created_by bigint not null,
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
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

create table messages (
  home smallint not null,
  id bigint not null,
  conversation_id bigint not null,
  sender_id bigint not null,
  text text not null default '' check (char_length(text) <= 5000),
  attachment jsonb,
  created_at timestamptz not null default now(),
  primary key (home, id),
  foreign key (home, conversation_id) references conversations (home, id) on delete cascade,
  check (id >> 51 = home),
  check (text ~ '\S' or attachment is not null)
);
create index messages_newest on messages (home, conversation_id, id desc);
comment on table messages is 'One message: words, or a thing shared, or both.';

create table inbox (
  home smallint not null,
  user_id bigint not null,
  conversation_id bigint not null,
  last_message_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (home, user_id, conversation_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
create index inbox_newest on inbox (home, user_id, last_message_at desc, conversation_id desc);
comment on table inbox is 'The conversations of a person, newest first; lives with the person.';
