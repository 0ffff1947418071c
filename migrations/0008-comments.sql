create table comments (
  home smallint not null,
  id bigint not null,
  pin_id bigint not null,
  user_id bigint not null,
  reply_to_id bigint,
  text text not null check (char_length(text) between 1 and 500),
  like_count integer not null default 0 check (like_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  reply_count integer not null default 0 check (reply_count >= 0),
  mentioned_ids bigint[] not null default '{}',
  deleted_by bigint,
  primary key (home, id),
  foreign key (home, pin_id) references pins (home, id) on delete cascade,
  foreign key (home, reply_to_id) references comments (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table comments is 'Words under a pin; live with the pin.';
-- The first level under a pin, newest first; the replies to a comment, oldest first.
create index comments_of_pin on comments (home, pin_id, reply_to_id, id desc);
create index comments_replies on comments (home, reply_to_id, id) where reply_to_id is not null;
-- Across homes: what someone wrote, when their account is erased.
create index comments_of_author on comments (user_id, id);
create index comments_to_purge on comments (deleted_at) where deleted_at is not null;

create table comment_likes (
  home smallint not null,
  comment_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, comment_id, user_id),
  foreign key (home, comment_id) references comments (home, id) on delete cascade
);
comment on table comment_likes is 'Who likes which comment; lives with the comment, and so with the pin.';
-- Across homes: what someone liked, when their account is erased.
create index comment_likes_of_person on comment_likes (user_id);
