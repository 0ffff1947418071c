alter table ad_events add column person_key text;
alter table ad_events add column email_key text;
alter table ad_events add column browser_key text;
alter table ad_events add column click_key text;
comment on table ad_events is 'What a viewer did with an ad, once a day each; lives with the advertiser, and has no names.';
comment on column ad_events.person_key is 'A keyed hash of the person, by which the keys are removed; like them only of who allows marketing.';
comment on column ad_events.email_key is 'A keyed hash by which a shop that has the same address reports what the person did there.';
comment on column ad_events.browser_key is 'A keyed hash of the address and user agent.';
comment on column ad_events.click_key is 'A keyed hash of what the press of the link told the shop.';
create index ad_events_of_person on ad_events (person_key) where person_key is not null;
create index ad_events_by_email on ad_events (home, ad_account_id, email_key, occurred_at) where email_key is not null;
create index ad_events_by_browser on ad_events (home, ad_account_id, browser_key, occurred_at) where browser_key is not null;
create index ad_events_by_click on ad_events (home, ad_account_id, click_key, occurred_at) where click_key is not null;

alter table conversion_events add column is_due boolean;
comment on column conversion_events.is_due is 'Not attributed yet; null once it is, or if nothing tells who it was.';
create index conversion_events_due on conversion_events (ad_account_id, id) where is_due;

create table ad_conversions (
  home smallint not null,
  ad_account_id bigint not null,
  report_time text not null check (report_time in ('TIME_OF_AD_ACTION', 'TIME_OF_CONVERSION')),
  hour timestamptz not null,
  ad_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  event_name text not null,
  source text not null check (source in ('tag', 'api', 'file', 'partner')),
  is_first boolean not null,
  touch text not null check (touch in ('click', 'engagement', 'view')),
  click_days smallint not null,
  engagement_days smallint not null,
  view_days smallint not null,
  conversions integer not null,
  value_micro bigint not null,
  primary key (home, ad_account_id, report_time, hour, ad_id, event_name, source, is_first, touch, click_days,
    engagement_days, view_days),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_conversions is 'How many conversions followed an ad, by hour, for each choice of windows; nothing tells which, or whose.';
comment on column ad_conversions.hour is 'Of the ad or of the conversion, as report_time says.';
comment on column ad_conversions.is_first is 'False for what another source had reported before: it counts only in comparisons of sources.';
comment on column ad_conversions.click_days is 'For touch click, the shortest window of clicks that has it; otherwise a window so long has a later click, which it belongs to, or 0.';
comment on column ad_conversions.engagement_days is 'As click_days, for engagement.';
comment on column ad_conversions.view_days is 'As click_days, for views.';
comment on column ad_conversions.value_micro is 'Of those in the currency of the account.';

create table ad_held_conversions (
  home smallint not null,
  ad_account_id bigint not null,
  conversion_id bigint not null,
  report_time text not null check (report_time in ('TIME_OF_AD_ACTION', 'TIME_OF_CONVERSION')),
  touch text not null check (touch in ('click', 'engagement', 'view')),
  person_key text not null,
  hour timestamptz not null,
  ad_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  event_name text not null,
  source text not null check (source in ('tag', 'api', 'file', 'partner')),
  is_first boolean not null,
  click_days smallint not null,
  engagement_days smallint not null,
  view_days smallint not null,
  primary key (home, ad_account_id, conversion_id, report_time, touch),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_held_conversions is 'What would be counted in ad_conversions, but that so few people share that it might tell who saw an ad.';
comment on column ad_held_conversions.person_key is 'As in ad_events; what belongs to a person is removed with it.';
comment on column ad_held_conversions.hour is 'Noon (UTC) of the day.';
create index ad_held_conversions_of_person on ad_held_conversions (person_key);
create index ad_held_conversions_to_purge on ad_held_conversions (hour);
