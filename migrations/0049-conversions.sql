create table conversion_tags (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table conversion_tags is 'A script on a website of the business that reports what people do there; lives with the business.';
create index conversion_tags_of_account on conversion_tags (home, ad_account_id, id);

create table conversion_events (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  tag_id bigint,
  source text not null check (source in ('tag', 'api', 'file', 'partner')),
  event_name text not null check (char_length(event_name) between 1 and 64),
  event_id text check (char_length(event_id) between 1 and 200),
  action_source text not null check (action_source in ('web', 'app_android', 'app_ios', 'offline')),
  event_time timestamptz not null,
  received_at timestamptz not null,
  value_micro bigint check (value_micro >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  order_key text,
  quantity integer check (quantity >= 0),
  product_ids text[] not null default '{}',
  page text check (char_length(page) <= 500),
  partner text check (char_length(partner) <= 100),
  keys jsonb not null default '{}' check (jsonb_typeof(keys) = 'object'),
  is_limited boolean not null,
  first_id bigint,
  problems text[] not null default '{}',
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  foreign key (home, tag_id) references conversion_tags (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table conversion_events is 'What somebody did with a business elsewhere, such as buying; reported by its tag, its server or a file. Lives with the business.';
comment on column conversion_events.tag_id is 'Which tag reported it; null for other sources.';
comment on column conversion_events.value_micro is 'In millionths of the currency.';
comment on column conversion_events.order_key is 'A keyed hash of the number of the order.';
comment on column conversion_events.page is 'The host and path where it happened, without query.';
comment on column conversion_events.keys is 'Keyed hashes by which the person may be recognised, by kind: never an address or a name.';
comment on column conversion_events.is_limited is 'The person did not agree to be recognised: nothing of them is stored.';
comment on column conversion_events.first_id is 'The event that reported the same within a day before; null for what counts. It may have expired.';
create index conversion_events_of_account on conversion_events (home, ad_account_id, id desc);
create index conversion_events_of_source on conversion_events (home, ad_account_id, source, id desc);
create index conversion_events_of_tag on conversion_events (home, tag_id, id desc) where tag_id is not null;
create index conversion_events_by_time on conversion_events (home, ad_account_id, received_at);
create index conversion_events_by_key on conversion_events (home, ad_account_id, event_id) where event_id is not null;
create index conversion_events_by_order on conversion_events (home, ad_account_id, order_key) where order_key is not null;
create index conversion_events_to_purge on conversion_events (received_at);

create table conversion_actions (
  home smallint not null,
  ad_account_id bigint not null,
  event_name text not null,
  action_key text not null check (char_length(action_key) <= 210),
  first_id bigint not null,
  first_at timestamptz not null,
  primary key (home, ad_account_id, event_name, action_key),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table conversion_actions is 'Which event reported something first, for a day: the others of that day do not count.';
comment on column conversion_actions.action_key is 'The event_id, or after ~ what tells the calls of a browser apart.';
create index conversion_actions_to_purge on conversion_actions (first_at);

create table conversion_tokens (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  name text not null check (char_length(name) between 1 and 100),
  secret_hash text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table conversion_tokens is 'With one a server of the business may report events of its ad account, and nothing else; lives with the business.';
comment on column conversion_tokens.last_used_at is 'To the minute.';
create index conversion_tokens_of_account on conversion_tokens (home, ad_account_id, id desc);

create table conversion_tests (
  home smallint not null,
  ad_account_id bigint not null,
  code text not null check (code ~ '^[a-z0-9]{10}$'),
  ends_at timestamptz not null,
  primary key (home, ad_account_id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table conversion_tests is 'While one lasts, what a browser with its code does is shown, and not recorded.';

create table conversion_test_events (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  source text not null check (source in ('tag', 'api')),
  event_name text not null,
  event_id text,
  received_at timestamptz not null,
  page text,
  key_names text[] not null,
  problems text[] not null,
  refusal text,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table conversion_test_events is 'What was reported for a test, for a day; only the names of its keys.';
comment on column conversion_test_events.refusal is 'Why the event could not be recorded, for the programmer, in English; null if it could.';
create index conversion_test_events_of_account on conversion_test_events (home, ad_account_id, id desc);
create index conversion_test_events_to_purge on conversion_test_events (received_at);
