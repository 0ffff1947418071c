-- Directory tables, as the accounts are: a link is found by its token, and an address by itself.
create table mailed_links (
  id bigint primary key default nextval('ids'),
  kind text not null check (kind in ('reset-password', 'limited-login', 'delete-account', 'confirm-email',
    'take-back-email', 'take-back-two-factor')),
  account_id bigint not null references accounts (id) on delete cascade,
  address text check (address = lower(address)),
  password_mark text,
  token_hash text not null,
  -- Orders two links that one transaction makes.
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  check ((address is not null) = (kind in ('confirm-email', 'take-back-email', 'take-back-two-factor'))),
  check ((password_mark is not null) = (kind = 'confirm-email'))
);
comment on table mailed_links is 'Links that were mailed to the holder of an account; deleted when used.';
comment on column mailed_links.address is 'What the account gets by it: a new address, or one that it had.';
comment on column mailed_links.password_mark is 'Marks the password that asked for it; with another it does nothing.';
create unique index mailed_links_token on mailed_links (token_hash);
create index mailed_links_account on mailed_links (account_id);
create index mailed_links_held on mailed_links (address) where kind = 'take-back-email';
create index mailed_links_expiry on mailed_links (expires_at);

create table social_steps (
  id bigint primary key default nextval('ids'),
  token_hash text not null,
  step jsonb not null,
  account_id bigint generated always as ((step ->> 'accountId')::bigint) stored references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
comment on table social_steps is 'How far a login with another site has come; its browser has the token.';
comment on column social_steps.account_id is 'The account to connect; null for signing in.';
create unique index social_steps_token on social_steps (token_hash);
create index social_steps_account on social_steps (account_id);
create index social_steps_expiry on social_steps (expires_at);

-- What was mailed or begun before does not say of which kind it is, and is asked for again.
delete from verifications where value like '% %';
comment on table verifications is 'Logins that wait for a code of the second factor.';
