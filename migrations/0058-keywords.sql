create table ad_keywords (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  parent_id bigint not null,
  parent_type text not null check (parent_type in ('CAMPAIGN', 'AD_GROUP')),
  match_type text not null check (match_type in ('BROAD', 'PHRASE', 'EXACT', 'PHRASE_NEGATIVE', 'EXACT_NEGATIVE')),
  value text not null check (char_length(value) between 1 and 120),
  words text not null check (char_length(words) between 1 and 480),
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  foreign key (home, campaign_id) references ad_campaigns (home, id) on delete cascade,
  check (id >> 51 = home),
  check (parent_type = 'AD_GROUP' or match_type in ('PHRASE_NEGATIVE', 'EXACT_NEGATIVE'))
);
comment on table ad_keywords is 'For which searches the ads of an ad group are meant, or those of it or a campaign are not. Lives with the business.';
comment on column ad_keywords.parent_id is 'The ad group, or the campaign.';
comment on column ad_keywords.words is 'The value as searches are compared with it: words in lower case without accents, one space between them.';
comment on column ad_keywords.archived_at is 'Since when it is not used; null if it is.';
create unique index ad_keywords_once on ad_keywords (home, parent_id, match_type, words);
create index ad_keywords_of_account on ad_keywords (home, ad_account_id, parent_type, id desc);
create index ad_keywords_used on ad_keywords (home, id) where archived_at is null;

create table ad_keyword_days (
  home smallint not null,
  ad_account_id bigint not null,
  keyword_id bigint not null,
  day date not null,
  impressions integer not null,
  closeups integer not null,
  saves integer not null,
  outbound_clicks integer not null,
  spend_micro bigint not null,
  primary key (home, ad_account_id, day, keyword_id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_keyword_days is 'What came of a keyword, by days of the account.';

create table ad_query_days (
  home smallint not null,
  ad_account_id bigint not null,
  ad_group_id bigint not null,
  campaign_id bigint not null,
  day date not null,
  query text not null check (char_length(query) between 1 and 120),
  people bigint not null,
  impressions integer not null,
  closeups integer not null,
  saves integer not null,
  outbound_clicks integer not null,
  spend_micro bigint not null,
  primary key (home, ad_account_id, day, ad_group_id, query),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_query_days is 'What people searched for when ads of an ad group were shown, by days of the account. Names nobody.';
comment on column ad_query_days.people is 'A person sets one of 62 bits, by a keyed hash of them and the query: at least as many people as bits searched for it.';
create index ad_query_days_to_purge on ad_query_days (day);
