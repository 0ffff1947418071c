alter table ad_events add column is_person boolean;
alter table ad_events add column country text;
alter table ad_events add column language text;
alter table ad_events add column age text;
alter table ad_events add column gender text;
comment on column ad_events.is_person is 'The viewer was logged in; only such viewers make a group of people.';
comment on column ad_events.age is 'The bucket, only of who agreed to personal ads; so is the gender.';

create table ad_insight_days (
  home smallint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  day date not null,
  kind text not null check (kind in ('impression', 'closeup', 'save', 'outbound_click')),
  dimension text not null check (dimension in ('age', 'gender', 'language', 'country', 'placement', 'hour')),
  value text not null check (char_length(value) <= 35),
  events integer not null check (events > 0),
  primary key (home, ad_account_id, campaign_id, day, kind, dimension, value),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_insight_days is 'Who did what with the ads of a campaign on a day, by groups of at least ten people; written once, when the day is over.';
comment on column ad_insight_days.value is 'Empty is everybody else: of whom it is not known, and of groups that are too small.';
comment on column ad_insight_days.day is 'Of UTC, on which the ad was chosen.';

create table ad_insight_passes (
  home smallint not null,
  ad_account_id bigint not null,
  day date not null,
  primary key (home, ad_account_id, day),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_insight_passes is 'The days of an account whose insights are written.';
