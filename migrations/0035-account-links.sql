create table account_links (
  account_id bigint primary key references accounts (id) on delete cascade,
  owner_id bigint not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (account_id <> owner_id)
);
create index account_links_of_owner on account_links (owner_id);
comment on table account_links is 'A business account that a person switches into without its password, and that goes with theirs. A directory table.';

create index verifications_expiry on verifications (expires_at);
