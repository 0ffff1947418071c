create table ad_reports (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  name text not null check (char_length(name) between 1 and 100),
  level text not null check (level in ('CAMPAIGN', 'AD_GROUP', 'AD')),
  columns text[] not null check (cardinality(columns) between 1 and 20),
  split text not null check (split in ('none', 'day', 'week')),
  name_filter text not null check (char_length(name_filter) <= 255),
  status_filter text not null check (status_filter in ('all', 'active', 'paused', 'archived')),
  days smallint check (days between 1 and 366),
  from_day date,
  to_day date,
  schedule text not null check (schedule in ('none', 'daily', 'weekly', 'monthly')),
  next_at timestamptz,
  created_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home),
  check ((days is null) = (from_day is not null)),
  check ((from_day is null) = (to_day is null)),
  check ((schedule = 'none') = (next_at is null))
);
comment on table ad_reports is 'A report on ads as somebody put it together; it is run when asked for, or on a schedule. Lives with the business.';
comment on column ad_reports.days is 'The last ones whenever it runs; null where the days are fixed.';
create index ad_reports_of_account on ad_reports (home, ad_account_id, id desc);
create index ad_reports_due on ad_reports (next_at) where next_at is not null;

create table ad_report_runs (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  report_id bigint not null,
  from_day date not null,
  to_day date not null,
  time_zone text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'stopped', 'failed')),
  is_scheduled boolean not null,
  periods integer not null check (periods > 0),
  periods_done integer not null default 0,
  after_key jsonb,
  parts integer not null default 0,
  lines integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  foreign key (home, report_id) references ad_reports (home, id) on delete cascade,
  check (id >> 51 = home),
  check ((finished_at is null) = (state in ('waiting', 'running')))
);
comment on table ad_report_runs is 'A custom report at one time; it goes on where it was after an interruption, and is removed after 90 days.';
comment on column ad_report_runs.periods is 'How many days, weeks or ranges it consists of.';
comment on column ad_report_runs.after_key is 'The last row of the current period; null at its beginning.';
create index ad_report_runs_of_account on ad_report_runs (home, ad_account_id, id desc);
create index ad_report_runs_of_report on ad_report_runs (home, report_id);
create index ad_report_runs_to_purge on ad_report_runs (created_at);

create table ad_report_parts (
  home smallint not null,
  run_id bigint not null,
  part integer not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  primary key (home, run_id, part),
  foreign key (home, run_id) references ad_report_runs (home, id) on delete cascade
);
comment on table ad_report_parts is 'The rows of a run, as they were counted.';
