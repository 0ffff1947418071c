create table pins (
  home smallint not null,
  id bigint not null,
  pinner_id bigint not null,
  kind text not null default 'image' check (kind in ('image', 'video', 'story')),
  board_id bigint,
  privacy text not null default 'public' check (privacy in ('public', 'protected', 'secret')),
  title text not null default '' check (char_length(title) <= 200),
  description text not null default '' check (char_length(description) <= 5000),
  link text check (char_length(link) <= 2048),
  domain text check (char_length(domain) <= 253),
  alt_text text not null default '' check (char_length(alt_text) <= 500),
  image_signature text not null check (image_signature ~ '^[0-9a-f]{32}$'),
  image_width integer not null check (image_width > 0),
  image_height integer not null check (image_height > 0),
  dominant_color text not null check (dominant_color ~ '^#[0-9a-f]{6}$'),
  is_animated boolean not null default false,
  video_signature text check (video_signature ~ '^[0-9a-f]{32}$'),
  video_extension text check (video_extension in ('mp4', 'webm')),
  video_duration_ms integer check (video_duration_ms >= 0),
  story jsonb,
  origin_pin_id bigint,
  origin_pinner_id bigint,
  source_pin_id bigint,
  is_repin boolean not null default false,
  is_promoted boolean not null default false,
  is_comments_allowed boolean not null default true,
  price_value numeric(12, 2) check (price_value >= 0),
  price_currency text check (price_currency ~ '^[A-Z]{3}$'),
  rich_summary jsonb,
  repin_count integer not null default 0 check (repin_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  favorite_count integer not null default 0 check (favorite_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by bigint,
  last_place jsonb,
  try_count integer not null default 0 check (try_count >= 0),
  search tsvector not null generated always as (
    setweight(search_words(title), 'A')
    || setweight(search_words(description), 'B')
    || setweight(search_words(alt_text), 'B')
    || setweight(search_words(coalesce(domain, '')), 'C')
  ) stored,
  link_key text check (link_key ~ '^[0-9a-f]{32}$'),
  primary key (home, id),
  foreign key (home, pinner_id) references users (home, id),
  check (id >> 51 = home),
  check (kind <> 'video' or video_signature is not null),
  check ((video_signature is null) = (video_extension is null)),
  check ((kind = 'story') = (story is not null)),
  check ((price_value is null) = (price_currency is null)),
  check (is_repin = (source_pin_id is not null))
);
comment on table pins is 'A saved picture, video or story with a link and words. Lives with its pinner for ever, on whosever board.';
comment on column pins.board_id is 'Null means unorganized; the place on the board is a row of board_pins, with the board.';
comment on column pins.privacy is 'A copy of the privacy of its board, kept in the same transaction.';
comment on column pins.origin_pin_id is 'The first pin of the credit chain; source_pin_id is the one that was saved.';
comment on column pins.last_place is 'Where it stood before it was deleted or taken off a board {board_id, section_id, rank, saved_at, saved_by}, so that undo puts it back.';
comment on column pins.link_key is 'Which link preview is of this link; null until the link has been looked at.';
-- Lists of one pinner, newest first: within a home, ids grow with time.
create index pins_of_pinner on pins (home, pinner_id, id desc) where deleted_at is null;
create index pins_public on pins (home, pinner_id, id desc) where deleted_at is null and privacy = 'public';
create index pins_created on pins (home, pinner_id, id desc) where deleted_at is null and not is_repin;
create index pins_unorganized on pins (home, pinner_id, id desc) where deleted_at is null and board_id is null;
create index pins_of_kind on pins (home, pinner_id, kind, id desc) where deleted_at is null and kind <> 'image';
create index pins_deleted on pins (home, pinner_id, deleted_at desc, id desc) where deleted_at is not null;
-- A price is the pinner's or, without one, the one on the page behind the link.
create index pins_priced on pins (home, pinner_id, id desc)
  where deleted_at is null and (price_value is not null or rich_summary->'offer'->>'price_value' is not null);
-- Few pins are hidden: subtracting them gives the counts that others see.
create index pins_hidden on pins (home, pinner_id) where deleted_at is null and privacy <> 'public';
-- Across homes.
create index pins_search on pins using gin (search) where deleted_at is null;
create index pins_newest on pins (created_at desc, id desc) where deleted_at is null and privacy = 'public';
create index pins_of_domain on pins (domain, created_at desc, id desc) where deleted_at is null and privacy = 'public';
create index pins_of_origin on pins (origin_pin_id) where origin_pin_id is not null;
create index pins_to_purge on pins (deleted_at) where deleted_at is not null;
-- Uses of a file, checked before it is deleted.
create index pins_of_image on pins (image_signature);
create index pins_of_video on pins (video_signature) where video_signature is not null;
create index pins_of_story_file on pins using gin (story jsonb_path_ops) where story is not null;
-- Links and their previews; links of secret pins are never fetched.
create index pins_of_link on pins (link_key) where link_key is not null;
create index pins_link_new on pins (id)
  where link is not null and link_key is null and deleted_at is null and privacy <> 'secret';

create table pin_users (
  home smallint not null,
  user_id bigint not null,
  pin_id bigint not null,
  favorited_at timestamptz,
  tried_at timestamptz,
  hidden_at timestamptz,
  primary key (home, user_id, pin_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table pin_users is 'What one person has done with a pin: favorited, tried, hidden. Lives with the person.';
create index pin_users_favorited on pin_users (home, user_id, favorited_at desc, pin_id desc) where favorited_at is not null;
create index pin_users_tried on pin_users (home, user_id, tried_at desc, pin_id desc) where tried_at is not null;

-- The note lives with the pin, where others read, like and report it; pin_users has the date for the list on the profile.
create table pin_tries (
  home smallint not null,
  id bigint not null,
  pin_id bigint not null,
  user_id bigint not null,
  note text not null default '' check (char_length(note) <= 500),
  photo text,
  like_count integer not null default 0 check (like_count >= 0),
  tried_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (home, id),
  foreign key (home, pin_id) references pins (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table pin_tries is 'How it went when somebody tried a pin; lives with the pin.';
-- One per person and pin, not counting those that staff removed.
create unique index pin_tries_of_person on pin_tries (home, pin_id, user_id) where removed_at is null;
create index pin_tries_of_pin on pin_tries (home, pin_id, id desc);
create index pin_tries_of_photo on pin_tries (photo) where photo is not null;
-- Across homes: what someone wrote, when their account is erased.
create index pin_tries_of_author on pin_tries (user_id);

create table pin_try_likes (
  home smallint not null,
  try_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, try_id, user_id),
  foreign key (home, try_id) references pin_tries (home, id) on delete cascade
);
comment on table pin_try_likes is 'Who likes what somebody says of a try; lives with the try, and so with the pin.';
-- Across homes: what someone liked, when their account is erased.
create index pin_try_likes_of_person on pin_try_likes (user_id);

create table link_previews (
  home smallint not null,
  link_key text not null check (link_key ~ '^[0-9a-f]{32}$'),
  url text not null,
  domain text not null,
  summary jsonb,
  failures smallint not null default 0 check (failures >= 0),
  check_at timestamptz not null,
  primary key (home, link_key),
  check (home = ('x' || left(link_key, 3))::bit(12)::int)
);
comment on table link_previews is 'What the page behind a link of pins says of itself; home is the first 12 bits of the key.';
create index link_previews_due on link_previews (check_at);

create table pin_clusters (
  home smallint not null,
  id bigint not null,
  user_id bigint not null,
  names text[] not null check (cardinality(names) > 0),
  created_at timestamptz not null default now(),
  primary key (home, id),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table pin_clusters is 'Pins of a person that look like a board in the making.';
create index pin_clusters_of_user on pin_clusters (home, user_id, id desc);

create table pin_cluster_pins (
  home smallint not null,
  cluster_id bigint not null,
  pin_id bigint not null,
  primary key (home, cluster_id, pin_id),
  foreign key (home, cluster_id) references pin_clusters (home, id) on delete cascade,
  foreign key (home, pin_id) references pins (home, id) on delete cascade
);
comment on table pin_cluster_pins is 'The pins of a cluster; both live with the same person.';
create index pin_cluster_pins_of_pin on pin_cluster_pins (home, pin_id);
