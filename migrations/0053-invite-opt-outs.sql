create table invite_opt_outs (
  email_hash text primary key check (char_length(email_hash) = 43),
  created_at timestamptz not null default now()
);
comment on table invite_opt_outs is 'Addresses that get no invitations by mail any more, from anybody. A directory table; no account or person is named, so it outlives both.';
comment on column invite_opt_outs.email_hash is 'Keyed hash of the address, which itself is kept nowhere.';
