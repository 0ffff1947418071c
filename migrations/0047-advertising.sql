create table ad_accounts (
  home smallint not null,
  id bigint not null,
  owner_id bigint not null,
  name text not null check (char_length(name) between 1 and 256),
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  balance_micro bigint not null default 0 check (balance_micro >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  primary key (home, id),
  foreign key (home, owner_id) references users (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table ad_accounts is 'What a business advertises with; lives with the business.';
comment on column ad_accounts.time_zone is 'Where its days begin, as in the IANA database.';
comment on column ad_accounts.balance_micro is 'What is left to spend, in millionths of the currency: the sum of its lines in the book ''advertiser''.';
comment on column ad_accounts.closed_at is 'Since when staff let nothing of it be shown; null if it is open.';
create index ad_accounts_of_owner on ad_accounts (home, owner_id, id);
create index ad_accounts_newest on ad_accounts (created_at desc, id desc);

create table ad_ledger (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  transaction_id bigint not null,
  book text not null check (book in ('advertiser', 'credit', 'cash', 'revenue')),
  amount_micro bigint not null check (amount_micro <> 0),
  balance_micro bigint check (balance_micro >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null check (reason in ('welcome', 'credit', 'payment', 'charge')),
  note text not null default '' check (char_length(note) <= 500),
  ad_id bigint,
  key text not null check (char_length(key) between 1 and 100),
  created_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home),
  check ((balance_micro is null) = (book <> 'advertiser'))
);
comment on table ad_ledger is 'Double-entry bookkeeping: each transaction has a line in the book of the advertiser and one in another; they sum to zero. Only added to.';
comment on column ad_ledger.amount_micro is 'Millionths of the currency; positive for the advertiser is what they may spend.';
comment on column ad_ledger.balance_micro is 'Of the account after this line; null in the other books.';
comment on column ad_ledger.key is 'Says what the transaction is for, so that it is recorded once.';
create unique index ad_ledger_key on ad_ledger (home, ad_account_id, key, book);
create index ad_ledger_of_account on ad_ledger (home, ad_account_id, id desc) where book = 'advertiser';

create table ad_campaigns (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  name text not null check (char_length(name) between 1 and 255),
  objective_type text not null check (objective_type in
    ('AWARENESS', 'CONSIDERATION', 'WEB_CONVERSION', 'CATALOG_SALES', 'VIDEO_COMPLETION')),
  status text not null check (status in ('ACTIVE', 'PAUSED', 'ARCHIVED')),
  daily_spend_cap bigint check (daily_spend_cap > 0),
  lifetime_spend_cap bigint check (lifetime_spend_cap > 0),
  start_time timestamptz,
  end_time timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home),
  check (daily_spend_cap is null or lifetime_spend_cap is null),
  check (end_time > start_time)
);
comment on table ad_campaigns is 'What an advertiser wants to reach; its ad groups say whom, and for how much. Lives with the business.';
comment on column ad_campaigns.daily_spend_cap is 'Millionths of the currency of the account, as all amounts here.';
create index ad_campaigns_of_account on ad_campaigns (home, ad_account_id, id desc);

create table ad_groups (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  name text not null check (char_length(name) between 1 and 255),
  status text not null check (status in ('ACTIVE', 'PAUSED', 'ARCHIVED')),
  budget_in_micro_currency bigint check (budget_in_micro_currency > 0),
  budget_type text not null check (budget_type in ('DAILY', 'LIFETIME', 'CBO_ADGROUP')),
  bid_in_micro_currency bigint check (bid_in_micro_currency > 0),
  bid_strategy_type text not null check (bid_strategy_type in ('AUTOMATIC_BID', 'MAX_BID', 'TARGET_AVG')),
  billable_event text not null check (billable_event in ('CLICKTHROUGH', 'IMPRESSION', 'VIDEO_V_50_MRC')),
  start_time timestamptz,
  end_time timestamptz,
  targeting jsonb not null check (jsonb_typeof(targeting) = 'object'),
  placement_group text not null check (placement_group in ('ALL', 'SEARCH', 'BROWSE', 'OTHER')),
  pacing_delivery_type text not null check (pacing_delivery_type in ('STANDARD', 'ACCELERATED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  foreign key (home, campaign_id) references ad_campaigns (home, id) on delete cascade,
  check (id >> 51 = home),
  check ((budget_in_micro_currency is null) = (budget_type = 'CBO_ADGROUP')),
  check (bid_in_micro_currency is not null or bid_strategy_type = 'AUTOMATIC_BID'),
  check (end_time is not null or budget_type <> 'LIFETIME'),
  check (end_time > start_time)
);
comment on table ad_groups is 'Whom the ads of a campaign are for, when, and for how much.';
comment on column ad_groups.budget_in_micro_currency is 'Null where the campaign has the budget.';
comment on column ad_groups.targeting is 'A TargetingSpec of the public API; what it does not name is not asked for.';
create index ad_groups_of_campaign on ad_groups (home, campaign_id, id);
create index ad_groups_of_account on ad_groups (home, ad_account_id, id desc);

create table ads (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  pin_id bigint not null,
  name text not null check (char_length(name) between 1 and 255),
  status text not null check (status in ('ACTIVE', 'PAUSED', 'ARCHIVED')),
  review_status text not null check (review_status in ('PENDING', 'APPROVED', 'REJECTED')),
  rejected_reasons text[] not null default '{}',
  review_note text not null default '' check (char_length(review_note) <= 2000),
  submitted_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by bigint,
  destination_url text check (char_length(destination_url) <= 2048),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  foreign key (home, campaign_id) references ad_campaigns (home, id) on delete cascade,
  foreign key (home, ad_group_id) references ad_groups (home, id) on delete cascade,
  check (id >> 51 = home),
  check ((review_status = 'REJECTED') = (cardinality(rejected_reasons) > 0))
);
comment on table ads is 'A pin of the business that is shown to others for money, once staff have approved it.';
comment on column ads.pin_id is 'Stays when the pin is deleted: what was spent on it still counts.';
comment on column ads.destination_url is 'Where a click leads; null for the link of the pin.';
comment on column ads.submitted_at is 'Since when it waits for a review, or waited for the last one.';
create index ads_of_group on ads (home, ad_group_id, id);
create index ads_of_account on ads (home, ad_account_id, id desc);
create index ads_of_pin on ads (home, pin_id);
-- Across homes.
create index ads_waiting on ads (submitted_at, id) where review_status = 'PENDING' and status <> 'ARCHIVED';
create index ads_reviewed on ads (reviewed_at desc, id desc) where review_status <> 'PENDING';
create index ads_servable on ads (home, id) where review_status = 'APPROVED' and status = 'ACTIVE';
create index ads_reviewed_by on ads (reviewed_by) where reviewed_by is not null;

create table ad_changes (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  actor_id bigint,
  level text not null check (level in ('ACCOUNT', 'CAMPAIGN', 'AD_GROUP', 'AD')),
  entity_id bigint not null,
  before jsonb,
  after jsonb not null,
  created_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table ad_changes is 'What was changed of an ad account and all below it, and by whom; lives with the business.';
comment on column ad_changes.actor_id is 'Null once that person is erased, and for staff.';
comment on column ad_changes.before is 'The columns that changed; null for what was created.';
create index ad_changes_of_account on ad_changes (home, ad_account_id, id desc);
create index ad_changes_of_actor on ad_changes (actor_id) where actor_id is not null;

create table ad_drafts (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  author_id bigint,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table ad_drafts is 'A campaign with its ad groups and ads that is not published yet, as entered.';
comment on column ad_drafts.author_id is 'Who began it; null once erased.';
comment on column ad_drafts.version is 'Grows with each change, so that a second window learns that it is behind.';
create index ad_drafts_of_account on ad_drafts (home, ad_account_id, id desc);
create index ad_drafts_of_author on ad_drafts (author_id) where author_id is not null;

alter table moderation_log drop constraint moderation_log_act_check;
alter table moderation_log add constraint moderation_log_act_check check (act in ('reported', 'noted', 'decided',
  'appealed', 'answered', 'taken_back', 'gone', 'article_created', 'article_changed', 'article_scheduled',
  'article_published', 'article_unpublished', 'merchant_approved', 'merchant_disapproved', 'merchant_ended',
  'topic_created', 'topic_changed', 'topic_renamed', 'topic_hidden', 'topic_shown', 'topic_merged',
  'ad_approved', 'ad_rejected', 'ad_account_credited', 'ad_account_paid', 'ad_account_closed', 'ad_account_reopened'));
