-- A message that a client sends again, because it got no answer, is the same message: the client's own word for it
-- tells so.
alter table messages add column client_id text check (char_length(client_id) between 1 and 64);
create unique index messages_once on messages (home, conversation_id, sender_id, client_id)
  where client_id is not null;

alter table conversations add column is_group boolean not null default false;

alter table inbox drop column read_at;
alter table inbox add column state text not null default 'open'
  check (state in ('open', 'request', 'declined', 'hidden'));
alter table inbox add column other_id bigint;
alter table inbox add column read_message_id bigint;
alter table inbox add column unread_count integer not null default 0 check (unread_count >= 0);
drop index inbox_newest;
create index inbox_newest on inbox (home, user_id, state, last_message_at desc, conversation_id desc);
create index inbox_unread on inbox (home, user_id, state) where unread_count > 0;
comment on table inbox is
  'The conversations of a person, newest first; lives with the person. other_id is null in a group.';

create table conversation_pairs (
  home smallint not null,
  low_id bigint not null,
  high_id bigint not null,
  conversation_id bigint not null,
  primary key (home, low_id, high_id),
  foreign key (home, low_id) references users (home, id) on delete cascade,
  check (low_id < high_id)
);
comment on table conversation_pairs is
  'The one conversation that two people have alone; lives with the one whose id is smaller.';

alter table users add column message_permission text not null default 'everyone'
  check (message_permission in ('everyone', 'followed', 'nobody'));
