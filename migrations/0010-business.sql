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
  has_minimal_header boolean not null default false,
  primary key (home, user_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table partner_profiles is 'How a business can be reached.';

create table website_claims (
  home smallint not null,
  user_id bigint not null,
  website_url text not null check (char_length(website_url) <= 2048),
  code text not null check (code ~ '^[0-9a-f]{32}$'),
  method text check (method in ('meta_tag', 'file', 'dns')),
  verified_at timestamptz,
  check_at timestamptz,
  failures smallint not null default 0 check (failures >= 0),
  created_at timestamptz not null default now(),
  primary key (home, user_id),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check ((verified_at is null) = (method is null)),
  check ((verified_at is null) = (check_at is null))
);
comment on table website_claims is 'A person says that their website is theirs; the code on it proves that. Verified ones are looked at again.';
create index website_claims_due on website_claims (check_at) where check_at is not null;

create table verified_merchants (
  home smallint not null,
  user_id bigint not null,
  badge_color text not null default '#EFEFEF' check (badge_color ~ '^#[0-9A-Fa-f]{6}$'),
  business_diversity_labels text[] not null default '{}' check (business_diversity_labels <@ array[
    'african_american_or_black', 'black_african_diaspora', 'hispanic_or_latinx', 'native_or_indigenous',
    'aboriginal_or_indigenous', 'native_american_or_alaska_native_or_indigenous_peoples',
    'asian_or_pacific_islanders', 'asian', 'lgbtq', 'middle_eastern', 'turkish', 'roma',
    'middle_eastern_turkish_roma', 'north_african', 'middle_eastern_or_north_african', 'none']),
  disapproval_reasons text[] not null default '{}',
  is_inspirational boolean not null default false,
  is_eligible_for_storefront_badges boolean not null default false,
  review_criteria text[] not null default '{}',
  review_labels text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (home, user_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table verified_merchants is 'What a review found about a merchant, and the colour of its badges.';

-- A directory table.
create table badges (
  id bigint primary key,
  name text not null unique check (name in
    ('invested_in_good', 'eco_friendly', 'responsibly_sourced', 'inclusive', 'personal_touch'))
);
comment on table badges is 'The values that a merchant may show.';
insert into badges (id, name) values
  (1, 'invested_in_good'), (2, 'eco_friendly'), (3, 'responsibly_sourced'), (4, 'inclusive'), (5, 'personal_touch');

create table merchant_badges (
  home smallint not null,
  user_id bigint not null,
  badge_id bigint not null references badges (id),
  opted_out boolean not null default false,
  primary key (home, user_id, badge_id),
  foreign key (home, user_id) references verified_merchants (home, user_id) on delete cascade
);
comment on table merchant_badges is 'The badges that a merchant has earned, and which of them it does not show.';

create table business_access (
  home smallint not null,
  viewer_id bigint not null,
  profile_user_id bigint not null,
  permissions text[] not null default '{}',
  meets_mfa boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (home, viewer_id, profile_user_id),
  foreign key (home, viewer_id) references users (home, id) on delete cascade,
  check (viewer_id <> profile_user_id)
);
comment on table business_access is 'The business profiles that a person may act as; lives with that person.';

create table managed_clients (
  home smallint not null,
  agency_id bigint not null,
  client_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, agency_id, client_id),
  foreign key (home, agency_id) references users (home, id) on delete cascade,
  check (agency_id <> client_id)
);
comment on table managed_clients is 'The clients whose advertising an agency runs; lives with the agency.';

create table campaign_preferences (
  home smallint not null,
  user_id bigint not null,
  campaign_tool text not null check (campaign_tool in ('ADS_MANAGER', 'AUTOMATED_CAMPAIGN')),
  primary key (home, user_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table campaign_preferences is 'The tool that an advertiser makes campaigns with.';
