create table audiences (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  name text not null check (char_length(name) between 1 and 255),
  audience_type text not null check (audience_type in ('CUSTOMER_LIST', 'VISITOR', 'ENGAGEMENT', 'ACTALIKE')),
  rule jsonb not null check (jsonb_typeof(rule) = 'object'),
  status text not null check (status in ('INITIALIZING', 'READY', 'TOO_SMALL')),
  size integer check (size >= 0),
  computed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table audiences is 'People whom the ads of a business may be for, or not; lives with the business, its members with the people.';
comment on column audiences.rule is 'Which tag and event, for how many days, or like which other audience.';
comment on column audiences.size is 'Blurred and rounded, as it is shown; null where it is too small.';
comment on column audiences.deleted_at is 'It has no members any more. Stays, so that nobody makes any number of them.';
create index audiences_of_account on audiences (home, ad_account_id, id desc);
create index audiences_in_use on audiences (id) where deleted_at is null;

create table audience_keys (
  home smallint not null,
  audience_id bigint not null,
  key text not null check (char_length(key) between 1 and 50),
  primary key (home, audience_id, key),
  foreign key (home, audience_id) references audiences (home, id) on delete cascade
);
comment on table audience_keys is 'The people of a customer list: keyed hashes of hashed email addresses, never an address.';

create table audience_members (
  home smallint not null,
  user_id bigint not null,
  audience_id bigint not null,
  until timestamptz not null,
  primary key (home, user_id, audience_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table audience_members is 'Which audiences a person is in; lives with the person, and only of who agreed to personal ads.';
create index audience_members_of_audience on audience_members (audience_id, user_id);
create index audience_members_to_purge on audience_members (until);

create table audience_shares (
  home smallint not null,
  audience_id bigint not null,
  ad_account_id bigint not null,
  created_at timestamptz not null,
  accepted_at timestamptz,
  primary key (home, audience_id, ad_account_id),
  foreign key (home, audience_id) references audiences (home, id) on delete cascade
);
comment on table audience_shares is 'With which other ad account an audience is shared; used only once that account has accepted. Lives with the audience.';
create index audience_shares_with on audience_shares (ad_account_id, audience_id);

-- Who may be in audiences, across homes.
create index user_settings_personal on user_settings (user_id) where allow_personalization_cookies;
