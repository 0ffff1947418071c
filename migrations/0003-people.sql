create table users (
  home smallint not null,
  id bigint not null references accounts (id),
  username text not null check (username = lower(username) and char_length(username) between 1 and 64),
  full_name text not null check (char_length(full_name) <= 200),
  first_name text not null check (char_length(first_name) <= 100),
  about text not null default '' check (char_length(about) <= 500),
  pronouns text[] not null default '{}' check (cardinality(pronouns) <= 4),
  country text check (country ~ '^[A-Z]{2}$'),
  location text not null default '' check (char_length(location) <= 100),
  avatar_signature text check (avatar_signature ~ '^[0-9a-f]{32}$'),
  website_url text check (char_length(website_url) <= 2048),
  is_primary_website_verified boolean not null default false,
  impressum_url text check (char_length(impressum_url) <= 2048),
  seo_noindex_reason text,
  is_partner boolean not null default false,
  is_private_profile boolean not null default false,
  is_ads_only_profile boolean not null default false,
  ads_only_profile_site text check (ads_only_profile_site ~* '^https?://' and char_length(ads_only_profile_site) <= 2048),
  show_creator_profile boolean not null default false,
  should_show_messaging boolean not null default true,
  has_custom_board_sorting_order boolean not null default false,
  is_employee boolean not null default false,
  is_staff boolean not null default false,
  save_behavior smallint not null default 1 check (save_behavior in (0, 1)),
  instagram_username text check (char_length(instagram_username) <= 100),
  is_identity_verified boolean not null default false,
  is_verified_merchant boolean not null default false,
  is_inspirational_merchant boolean not null default false,
  pin_count integer not null default 0 check (pin_count >= 0),
  created_pin_count integer not null default 0 check (created_pin_count >= 0),
  quick_saves_pin_count integer not null default 0 check (quick_saves_pin_count >= 0),
  story_pin_count integer not null default 0 check (story_pin_count >= 0),
  video_pin_count integer not null default 0 check (video_pin_count >= 0),
  board_count integer not null default 0 check (board_count >= 0),
  secret_board_count integer not null default 0 check (secret_board_count >= 0),
  archived_board_count integer not null default 0 check (archived_board_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0),
  following_count integer not null default 0 check (following_count >= 0),
  interest_following_count integer not null default 0 check (interest_following_count >= 0),
  profile_views bigint not null default -1 check (profile_views >= -1),
  created_at timestamptz not null default now(),
  deactivated_at timestamptz,
  suspended_at timestamptz,
  deleted_at timestamptz,
  message_permission text not null default 'everyone'
    check (message_permission in ('everyone', 'followed', 'nobody')),
  -- Null beside suspended_at means for good.
  suspended_until timestamptz,
  allow_comments boolean not null default true,
  mention_permission text not null default 'everyone'
    check (mention_permission in ('everyone', 'followed', 'nobody')),
  search tsvector not null generated always as (
    setweight(search_words(full_name), 'A')
    || setweight(search_words(username), 'A')
    || setweight(search_words(about), 'C')
  ) stored,
  primary key (home, id),
  check (id >> 51 = home),
  check (suspended_until is null or suspended_at is not null)
);
comment on table users is 'A person or a business as others see it. profile_views -1 means not shown.';
create unique index users_username on users (home, username) where deleted_at is null;
-- Uses of a file, checked before it is deleted.
create index users_of_avatar on users (avatar_signature) where avatar_signature is not null;
create index users_suspended_until on users (suspended_until) where suspended_until is not null;
create index users_staff on users (id) where is_staff;
create index users_search on users using gin (search)
  where deactivated_at is null and suspended_at is null and deleted_at is null;

create table user_private (
  home smallint not null,
  user_id bigint not null,
  birth_date date,
  gender text check (char_length(gender) <= 50),
  login_country text check (login_country ~ '^[A-Z]{2}$'),
  primary key (home, user_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table user_private is 'What only the person itself may see.';

create table profile_covers (
  home smallint not null,
  user_id bigint not null,
  resolution text not null check (resolution in ('736x', '1200x', 'originals')),
  source text not null default '' check (source in ('image', 'video', '')),
  url text not null check (char_length(url) <= 2048),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  video_url text check (char_length(video_url) <= 2048),
  primary key (home, user_id, resolution),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table profile_covers is 'The picture or video above a profile, in each resolution.';
comment on column profile_covers.dominant_color is 'What stands there before the picture; null where it is not known.';
comment on column profile_covers.video_url is 'The video whose pictures these are; null of a picture.';

create table user_metadata (
  home smallint not null,
  user_id bigint not null,
  most_recent_board_sort_order text check (most_recent_board_sort_order in
    ('alphabetical', 'last_pinned_to', 'last_activity', 'last_pin_added', 'custom')),
  profile_board_rep_view_type text check (profile_board_rep_view_type in ('wide', 'xxWide', 'square', 'list')),
  board_pin_rep_view_type text check (board_pin_rep_view_type in ('regular', 'dense')),
  profile_pin_rep_view_type text check (profile_pin_rep_view_type in ('regular', 'dense')),
  primary key (home, user_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table user_metadata is 'How a person likes boards and pins to be laid out.';

create table user_settings (
  home smallint not null,
  user_id bigint not null,
  allow_analytic_cookies boolean,
  allow_marketing_cookies boolean,
  allow_personalization_cookies boolean,
  surface_tag text check (char_length(surface_tag) <= 100),
  show_all_pins boolean not null default true,
  show_shopping_list boolean not null default true,
  eligible_for_wishlist boolean not null default true,
  primary key (home, user_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table user_settings is 'Choices about cookies and about cards of the own profile; null means not chosen yet.';

create table user_states (
  home smallint not null,
  user_id bigint not null,
  state text not null check (char_length(state) between 1 and 100),
  value text not null check (char_length(value) <= 1000),
  updated_at timestamptz not null default now(),
  primary key (home, user_id, state),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table user_states is 'Small things to remember for a person, such as a hint already seen.';

create table blocks (
  home smallint not null,
  blocker_id bigint not null,
  blocked_id bigint not null,
  source text check (char_length(source) <= 100),
  context text check (char_length(context) <= 100),
  created_at timestamptz not null default now(),
  primary key (home, blocker_id, blocked_id),
  foreign key (home, blocker_id) references users (home, id) on delete cascade,
  check (blocker_id <> blocked_id)
);
comment on table blocks is 'Whom a person has blocked; lives with the blocker.';

create table blocked_by (
  home smallint not null,
  blocked_id bigint not null,
  blocker_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, blocked_id, blocker_id),
  foreign key (home, blocked_id) references users (home, id) on delete cascade
);
comment on table blocked_by is 'The mirror of blocks; lives with the one who is blocked.';

create table follows (
  home smallint not null,
  follower_id bigint not null,
  followee_id bigint not null,
  invite_code text,
  pin_id bigint,
  created_at timestamptz not null default now(),
  primary key (home, follower_id, followee_id),
  foreign key (home, follower_id) references users (home, id) on delete cascade,
  check (follower_id <> followee_id)
);
comment on table follows is 'Whom a person follows; lives with the follower.';
create index follows_newest on follows (home, follower_id, created_at desc, followee_id desc);

create table followers (
  home smallint not null,
  followee_id bigint not null,
  follower_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, followee_id, follower_id),
  foreign key (home, followee_id) references users (home, id) on delete cascade
);
comment on table followers is 'The mirror of follows; lives with the one who is followed.';
create index followers_newest on followers (home, followee_id, created_at desc, follower_id desc);

create table follow_requests (
  home smallint not null,
  followee_id bigint not null,
  follower_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, followee_id, follower_id),
  foreign key (home, followee_id) references users (home, id) on delete cascade
);
comment on table follow_requests is 'Who asks to follow a private profile; lives with the profile.';

create table profile_invite_codes (
  code text primary key check (char_length(code) between 8 and 64),
  user_id bigint not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table profile_invite_codes is 'Codes that let their bearer follow a private profile. A directory table.';
create index profile_invite_codes_user on profile_invite_codes (user_id);

create table invite_opt_outs (
  email_hash text primary key check (char_length(email_hash) = 43),
  created_at timestamptz not null default now()
);
comment on table invite_opt_outs is 'Addresses that get no invitations by mail any more, from anybody. A directory table; no account or person is named, so it outlives both.';
comment on column invite_opt_outs.email_hash is 'Keyed hash of the address, which itself is kept nowhere.';

create table idempotency_keys (
  home smallint not null,
  user_id bigint not null,
  key text not null check (char_length(key) <= 64),
  call text not null check (char_length(call) <= 64),
  answer json,
  started_at timestamptz not null,
  primary key (home, user_id, key),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table idempotency_keys is 'Answers of writes that came with a key, kept for a day; the key is a keyed hash of the resource and the key as sent, the call one of the options. Without an answer the write still runs.';
create index idempotency_keys_by_age on idempotency_keys (started_at);
