alter table conversion_tokens add column client text;
alter table conversion_tokens add constraint conversion_tokens_client check (char_length(client) <= 300);
comment on column conversion_tokens.client is 'The origin of the shop system that has connected itself with it; null for one that somebody copied.';

create table conversion_grants (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  client_id text not null check (char_length(client_id) <= 300),
  redirect_uri text not null check (char_length(redirect_uri) <= 1000),
  challenge text not null check (challenge ~ '^[A-Za-z0-9_-]{43}$'),
  secret_hash text not null,
  created_at timestamptz not null,
  token_id bigint,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  foreign key (home, token_id) references conversion_tokens (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table conversion_grants is 'A shop system that somebody lets report events takes its token with one, once and soon; lives with the business.';
comment on column conversion_grants.challenge is 'A hash of what only the program that asked knows (PKCE, S256).';
comment on column conversion_grants.token_id is 'What was taken with it; null until then.';
create index conversion_grants_to_purge on conversion_grants (created_at);
create index conversion_grants_of_token on conversion_grants (home, token_id) where token_id is not null;
create index conversion_grants_of_account on conversion_grants (home, ad_account_id);
