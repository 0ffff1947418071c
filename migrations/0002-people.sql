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
  type text not null default 'user' check (type = 'user'),
  avatar_signature text check (avatar_signature ~ '^[0-9a-f]{32}$'),
  website_url text check (char_length(website_url) <= 2048),
  domain_url text check (char_length(domain_url) <= 2048),
  is_primary_website_verified boolean not null default false,
  impressum_url text check (char_length(impressum_url) <= 2048),
  seo_noindex_reason text,
  is_partner boolean not null default false,
  is_private_profile boolean not null default false,
  is_ads_only_profile boolean not null default false,
  ads_only_profile_site text check (ads_only_profile_site ~* '^https?://' and char_length(ads_only_profile_site) <= 2048),
  show_creator_profile boolean not null default false,
  should_show_messaging boolean not null default true,
  has_catalog boolean not null default false,
  has_custom_board_sorting_order boolean not null default false,
  is_employee boolean not null default false,
  is_staff boolean not null default false,
  save_behavior smallint not null default 1 check (save_behavior in (0, 1)),
  instagram_username text check (char_length(instagram_username) <= 100),
  instagram_url text check (char_length(instagram_url) <= 2048),
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
  primary key (home, id),
  check (id >> 51 = home)
);
create unique index users_username on users (home, username) where deleted_at is null;
comment on table users is 'A person or a business as others see it. profile_views -1 means not shown.';

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

create table partner_profiles (
  home smallint not null,
  user_id bigint not null,
  business_name text not null default '' check (char_length(business_name) <= 200),
  account_type text check (char_length(account_type) <= 50),
  contact_email text check (char_length(contact_email) <= 320),
  contact_phone text check (char_length(contact_phone) <= 50),
  contact_phone_country text check (contact_phone_country ~ '^[A-Z]{2}$'),
  contact_phone_code text check (contact_phone_code ~ '^[0-9]{1,6}$'),
  enable_profile_address boolean not null default false,
  enable_profile_message boolean not null default false,
  place_street text check (char_length(place_street) <= 200),
  place_extra_street text check (char_length(place_extra_street) <= 200),
  place_locality text check (char_length(place_locality) <= 200),
  place_region text check (char_length(place_region) <= 200),
  place_postal_code text check (char_length(place_postal_code) <= 20),
  place_country text check (place_country ~ '^[A-Z]{2}$'),
  primary key (home, user_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table partner_profiles is 'How a business can be reached.';

create table profile_covers (
  home smallint not null,
  user_id bigint not null,
  resolution text not null check (resolution in ('736x', '1200x', 'originals')),
  source text not null default '' check (source in ('image', 'video', '')),
  url text not null check (char_length(url) <= 2048),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  primary key (home, user_id, resolution),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table profile_covers is 'The picture or video above a profile, in each resolution.';

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
create index follows_newest on follows (home, follower_id, created_at desc, followee_id desc);
comment on table follows is 'Whom a person follows; lives with the follower.';

create table followers (
  home smallint not null,
  followee_id bigint not null,
  follower_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, followee_id, follower_id),
  foreign key (home, followee_id) references users (home, id) on delete cascade
);
create index followers_newest on followers (home, followee_id, created_at desc, follower_id desc);
comment on table followers is 'The mirror of follows; lives with the one who is followed.';

create table follow_requests (
  home smallint not null,
  followee_id bigint not null,
  follower_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, followee_id, follower_id),
  foreign key (home, followee_id) references users (home, id) on delete cascade
);
comment on table follow_requests is 'Who asks to follow a private profile; lives with the profile.';

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

create table profile_invite_codes (
  code text primary key check (char_length(code) between 8 and 64),
  user_id bigint not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index profile_invite_codes_user on profile_invite_codes (user_id);
comment on table profile_invite_codes is 'Codes that let their bearer follow a private profile. A directory table.';

create table events (
  home smallint not null,
  id bigint not null,
  user_id bigint,
  event_type integer not null,
  view_type integer,
  view_parameter text,
  component text,
  element text,
  object_id_str text,
  aux_data jsonb not null default '{}',
  occurred_at timestamptz not null default now(),
  primary key (home, id),
  check (id >> 51 = home)
);
create index events_newest on events (home, user_id, occurred_at desc);
comment on table events is 'What people saw and clicked; user_id null is a visitor.';
