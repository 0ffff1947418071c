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
  tracked_link text check (char_length(tracked_link) <= 4096),
  mobile_link text check (char_length(mobile_link) <= 2048),
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
  seo_title text check (char_length(seo_title) <= 200),
  seo_description text check (char_length(seo_description) <= 500),
  seo_noindex_reason text,
  rich_summary jsonb,
  visual_annotation text[] not null default '{}',
  repin_count integer not null default 0 check (repin_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  favorite_count integer not null default 0 check (favorite_count >= 0),
  reaction_counts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by bigint,
  search tsvector not null generated always as (
    setweight(to_tsvector('simple', title), 'A')
    || setweight(to_tsvector('simple', description), 'B')
    || setweight(to_tsvector('simple', alt_text), 'B')
    || setweight(to_tsvector('simple', coalesce(domain, '')), 'C')
  ) stored,
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

-- Lists of one pinner, newest first: within a home ids grow with time.
create index pins_of_pinner on pins (home, pinner_id, id desc) where deleted_at is null;
create index pins_public on pins (home, pinner_id, id desc) where deleted_at is null and privacy = 'public';
create index pins_created on pins (home, pinner_id, id desc) where deleted_at is null and not is_repin;
create index pins_unorganized on pins (home, pinner_id, id desc) where deleted_at is null and board_id is null;
create index pins_of_kind on pins (home, pinner_id, kind, id desc) where deleted_at is null and kind <> 'image';
-- Across homes.
create index pins_newest on pins (created_at desc, id desc) where deleted_at is null and privacy = 'public';
create index pins_of_domain on pins (domain, created_at desc, id desc) where deleted_at is null and privacy = 'public';
create index pins_of_image on pins (image_signature);
create index pins_of_origin on pins (origin_pin_id) where origin_pin_id is not null;
create index pins_search on pins using gin (search) where deleted_at is null and privacy = 'public';
create index pins_to_purge on pins (deleted_at) where deleted_at is not null;

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
create index pin_users_favorited on pin_users (home, user_id, favorited_at desc, pin_id desc) where favorited_at is not null;
create index pin_users_tried on pin_users (home, user_id, tried_at desc, pin_id desc) where tried_at is not null;
comment on table pin_users is 'What one person has done with a pin: favorited, tried, hidden. Lives with the person.';

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
  primary key (home, id),
  foreign key (home, pin_id) references pins (home, id) on delete cascade,
  foreign key (home, reply_to_id) references comments (home, id) on delete cascade,
  check (id >> 51 = home)
);
create index comments_of_pin on comments (home, pin_id, id desc) where deleted_at is null;
create index comments_replies on comments (home, reply_to_id) where reply_to_id is not null;
comment on table comments is 'Words under a pin; live with the pin.';
