create table ad_days (
  home smallint not null,
  ad_account_id bigint not null,
  day date not null,
  ad_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  impressions integer not null,
  closeups integer not null,
  saves integer not null,
  outbound_clicks integer not null,
  hides integer not null,
  spend_micro bigint not null,
  primary key (home, ad_account_id, day, ad_id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_days is 'The hours of an ad on past days, so that long reports read a row for each day.';
comment on column ad_days.day is 'UTC.';

create table ad_counted_days (
  home smallint not null,
  ad_account_id bigint not null,
  before date not null,
  primary key (home, ad_account_id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_counted_days is 'Up to which day, without it, an account has all its ad_days.';

create table ad_conversion_days (
  home smallint not null,
  ad_account_id bigint not null,
  report_time text not null check (report_time in ('TIME_OF_AD_ACTION', 'TIME_OF_CONVERSION')),
  day date not null,
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
  primary key (home, ad_account_id, report_time, day, ad_id, event_name, source, is_first, touch, click_days,
    engagement_days, view_days),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_conversion_days is 'The rows of ad_conversions by day.';
comment on column ad_conversion_days.day is 'UTC.';

insert into ad_conversion_days (home, ad_account_id, report_time, day, ad_id, campaign_id, ad_group_id, event_name, source,
  is_first, touch, click_days, engagement_days, view_days, conversions, value_micro)
select home, ad_account_id, report_time, (hour at time zone 'UTC')::date, ad_id, campaign_id, ad_group_id, event_name, source,
  is_first, touch, click_days, engagement_days, view_days, sum(conversions), sum(value_micro)
from ad_conversions
group by home, ad_account_id, report_time, (hour at time zone 'UTC')::date, ad_id, campaign_id, ad_group_id, event_name,
  source, is_first, touch, click_days, engagement_days, view_days;
