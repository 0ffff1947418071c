-- Comments are answered, liked and mention people; whose pin it is and staff take them away too.
alter table comments
  add column reply_count integer not null default 0 check (reply_count >= 0),
  add column mentioned_ids bigint[] not null default '{}',
  add column deleted_by bigint;

-- The first level of a pin, newest first; the answers to one, oldest first. Both find what goes with a pin for good.
drop index comments_of_pin;
drop index comments_replies;
create index comments_of_pin on comments (home, pin_id, reply_to_id, id desc);
create index comments_replies on comments (home, reply_to_id, id) where reply_to_id is not null;
-- Across homes: what somebody wrote who leaves.
create index comments_of_author on comments (user_id, id);

create table comment_likes (
  home smallint not null,
  comment_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, comment_id, user_id),
  foreign key (home, comment_id) references comments (home, id) on delete cascade
);
-- Across homes: what somebody liked who leaves.
create index comment_likes_of_person on comment_likes (user_id);
comment on table comment_likes is 'Who likes which comment; lives with the comment, and so with the pin.';
