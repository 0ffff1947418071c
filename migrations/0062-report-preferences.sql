create table ad_report_preferences (
  home smallint not null,
  ad_account_id bigint not null,
  columns text[] not null check (cardinality(columns) between 1 and 20),
  days smallint not null check (days between 1 and 366),
  compare text not null check (compare in ('before', 'year', 'none')),
  time_zone text check (char_length(time_zone) between 1 and 64),
  money_display text not null check (money_display in ('symbol', 'code', 'name')),
  updated_at timestamptz not null,
  primary key (home, ad_account_id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_report_preferences is 'How reports of an ad account look where their address says nothing; without a row, as usual.';
comment on column ad_report_preferences.time_zone is 'Whose days are meant; null for that of the account.';
comment on column ad_report_preferences.money_display is 'How the currency of the account is written; amounts are never converted.';

create table ad_attribution_windows (
  home smallint not null,
  ad_account_id bigint not null,
  click_days smallint not null check (click_days in (0, 1, 7, 14, 30, 60)),
  engagement_days smallint not null check (engagement_days in (0, 1, 7, 14, 30, 60)),
  view_days smallint not null check (view_days in (0, 1, 7, 14, 30, 60)),
  updated_at timestamptz not null,
  primary key (home, ad_account_id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_attribution_windows is 'For how many days after somebody saw, engaged with or clicked an ad a conversion counts as due to it; 0 is never.';
