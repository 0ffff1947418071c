-- Nothing references a row of these: events outlive what they are about, until they are counted and purged.
create table ad_events (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  ad_id bigint not null,
  kind text not null check (kind in ('impression', 'closeup', 'save', 'outbound_click', 'hide')),
  day date not null,
  viewer_key text not null check (char_length(viewer_key) between 1 and 50),
  placement text not null check (placement in ('home', 'search', 'related')),
  slice_id bigint,
  charge_micro bigint not null default 0 check (charge_micro >= 0),
  occurred_at timestamptz not null,
  is_due boolean,
  is_posted boolean not null default false,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home),
  check (charge_micro = 0 or slice_id is not null)
);
comment on table ad_events is 'What a viewer did with an ad, once a day each; lives with the advertiser and does not name the viewer.';
comment on column ad_events.day is 'When the ad was chosen (UTC), which is when its event counts.';
comment on column ad_events.viewer_key is 'A keyed hash of the viewer and the day.';
comment on column ad_events.slice_id is 'Of which reserved amount the charge is a part.';
comment on column ad_events.is_due is 'Not counted in ad_hours yet; null once it is.';
comment on column ad_events.is_posted is 'The charge is in the ledger.';
create unique index ad_events_once on ad_events (home, ad_id, day, kind, viewer_key);
create index ad_events_due on ad_events (ad_account_id, occurred_at) where is_due;
create index ad_events_of_account on ad_events (home, ad_account_id, occurred_at);
create index ad_events_of_slice on ad_events (home, slice_id) where slice_id is not null;
-- Charges that the ledger does not have.
create index ad_events_unposted on ad_events (home, ad_account_id, id) where charge_micro > 0 and not is_posted;
create index ad_events_to_purge on ad_events (occurred_at);

create table ad_hours (
  home smallint not null,
  ad_account_id bigint not null,
  ad_id bigint not null,
  hour timestamptz not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  impressions integer not null,
  closeups integer not null,
  saves integer not null,
  outbound_clicks integer not null,
  hides integer not null,
  spend_micro bigint not null,
  primary key (home, ad_account_id, hour, ad_id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_hours is 'The events of an ad by hour, which stay when the events are purged.';
create index ad_hours_lately on ad_hours (hour);

create table ad_spend (
  home smallint not null,
  scope_id bigint not null,
  day date not null,
  ad_account_id bigint not null,
  reserved_micro bigint not null check (reserved_micro >= 0),
  posted_micro bigint not null default 0 check (posted_micro >= 0),
  primary key (home, scope_id, day),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_spend is 'What an ad group, a campaign or an account has spent or reserved, on a day of the account and in all.';
comment on column ad_spend.day is '0001-01-01 is all days together.';
comment on column ad_spend.reserved_micro is 'What was charged, and what processes have reserved to charge.';
comment on column ad_spend.posted_micro is 'Of an account, what of it the ledger has.';
create index ad_spend_of_day on ad_spend (day);

create table ad_slices (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  campaign_id bigint not null,
  ad_group_id bigint not null,
  day date not null,
  amount_micro bigint not null check (amount_micro > 0),
  expires_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table ad_slices is 'A part of the budgets that one process may charge; what it has not charged by the end is given back.';
create index ad_slices_ended on ad_slices (expires_at, id);

create table ad_viewers (
  home smallint not null,
  user_id bigint not null,
  ad_id bigint not null,
  ad_account_id bigint not null,
  seen_on date,
  hidden_at timestamptz,
  primary key (home, user_id, ad_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table ad_viewers is 'Which ads a person has seen lately or hidden, so that they are not shown again; lives with the person.';
comment on column ad_viewers.seen_on is 'The last day (UTC).';
create index ad_viewers_to_purge on ad_viewers (seen_on) where hidden_at is null;
