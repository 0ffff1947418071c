-- All of these are directory tables.
create table accounts (
  id bigint primary key,
  name text not null check (char_length(name) <= 200),
  email text not null check (email = lower(email) and char_length(email) <= 320),
  email_verified boolean not null default false,
  image text,
  username text check (username = lower(username) and char_length(username) between 1 and 64),
  display_username text check (char_length(display_username) <= 64),
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Until then, signing in keeps the account; afterwards it is erased.
  erase_after timestamptz,
  locale text
);
comment on table accounts is 'What a person signs in with; the same id as the person.';
comment on column accounts.locale is 'The language that the person asked for last, which mails to them are written in; null where none is known.';
create unique index accounts_email on accounts (email);
create unique index accounts_username on accounts (username);
create index accounts_to_erase on accounts (erase_after) where erase_after is not null;

create table sessions (
  id bigint primary key default nextval('ids'),
  token text not null,
  account_id bigint not null references accounts (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  is_limited boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Where the session was last used, if the proxy names the country.
  country text check (country ~ '^[A-Z]{2}$')
);
comment on table sessions is 'One signed-in browser.';
create unique index sessions_token on sessions (token);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

create table credentials (
  id bigint primary key default nextval('ids'),
  account_id bigint not null references accounts (id) on delete cascade,
  provider_id text not null,
  provider_account_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table credentials is 'A way to sign in: a password hash, or a social login.';
create unique index credentials_provider on credentials (provider_id, provider_account_id);
create index credentials_account on credentials (account_id);

create table verifications (
  id bigint primary key default nextval('ids'),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table verifications is 'Tokens of password resets, mail checks and limited logins.';
create index verifications_identifier on verifications (identifier);
create index verifications_expiry on verifications (expires_at);

create table two_factors (
  id bigint primary key default nextval('ids'),
  account_id bigint not null references accounts (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
comment on table two_factors is 'The second factor of an account.';
create index two_factors_account on two_factors (account_id);

create table account_links (
  account_id bigint primary key references accounts (id) on delete cascade,
  owner_id bigint not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (account_id <> owner_id)
);
comment on table account_links is 'A business account that a person switches into without its password, and that goes with theirs. A directory table.';
create index account_links_of_owner on account_links (owner_id);

create table old_usernames (
  username text primary key check (username = lower(username)),
  user_id bigint not null references accounts (id) on delete cascade,
  since timestamptz not null default now()
);
comment on table old_usernames is 'Names that people had before, which lead to them still.';
create index old_usernames_user on old_usernames (user_id);
