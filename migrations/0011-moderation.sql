create table moderation_cases (
  home smallint not null,
  id bigint not null,
  user_id bigint not null,
  kind text not null check (kind in ('person', 'pin', 'board', 'comment', 'try', 'message')),
  object_id bigint not null,
  snapshot jsonb not null default '{}',
  status text not null default 'open' check (status in ('open', 'decided', 'appealed', 'closed')),
  report_count integer not null default 0 check (report_count >= 0),
  waiting_since timestamptz,
  created_at timestamptz not null default now(),
  decision text check (decision in
    ('dismiss', 'warn', 'remove_pin', 'remove_comment', 'remove_try', 'remove_message', 'mark_sensitive',
     'disable_board', 'hide_pictures', 'suspend')),
  rule text check (char_length(rule) between 1 and 50),
  explanation text not null default '' check (char_length(explanation) <= 2000),
  suspension_days integer check (suspension_days > 0),
  decided_by bigint,
  decided_at timestamptz,
  undo jsonb not null default '{}',
  appeal text not null default '' check (char_length(appeal) <= 2000),
  appealed_at timestamptz,
  outcome text check (outcome in ('upheld', 'overturned')),
  answer text not null default '' check (char_length(answer) <= 2000),
  answered_by bigint,
  answered_at timestamptz,
  primary key (home, id),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check (id >> 51 = home),
  check ((waiting_since is not null) = (status in ('open', 'appealed'))),
  check ((decision is null) = (status = 'open'))
);
comment on table moderation_cases is 'Something that was reported, with what staff decided; lives with whoever answers for it.';
comment on column moderation_cases.snapshot is 'What was there when it was first reported.';
comment on column moderation_cases.undo is 'What it takes to undo the decision.';
create unique index moderation_cases_open on moderation_cases (home, kind, object_id) where status = 'open';
create index moderation_cases_waiting on moderation_cases (waiting_since, id) where waiting_since is not null;
create index moderation_cases_waiting_of_kind on moderation_cases (kind, waiting_since, id)
  where waiting_since is not null;
create index moderation_cases_decided on moderation_cases (decided_at desc, id desc) where decided_at is not null;
create index moderation_cases_of_user on moderation_cases (home, user_id, id desc);

create table user_reports (
  home smallint not null,
  id bigint not null,
  reporter_id bigint,
  user_id bigint not null,
  law text check (char_length(law) <= 50),
  reason text not null check (char_length(reason) between 1 and 100),
  details text not null default '' check (char_length(details) <= 5000),
  created_at timestamptz not null default now(),
  case_id bigint not null,
  takedown_id bigint,
  evidence text[] not null default '{}' check (cardinality(evidence) <= 5),
  primary key (home, id),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check (id >> 51 = home),
  foreign key (home, case_id) references moderation_cases (home, id) on delete cascade
);
comment on table user_reports is 'That somebody reported something, for staff to look at; lives with whoever answers for it. reporter_id null is a visitor.';
create index user_reports_newest on user_reports (created_at desc, id desc);
create index user_reports_of_user on user_reports (home, user_id, id desc);
create unique index user_reports_once on user_reports (home, case_id, reporter_id)
  where reporter_id is not null and takedown_id is null;
create index user_reports_of_case on user_reports (home, case_id, id desc);
create index user_reports_of_takedown on user_reports (takedown_id) where takedown_id is not null;

create table takedowns (
  home smallint not null,
  id bigint not null,
  law text not null check (law in ('test', 'turkey', 'dsa', 'india')),
  type text check (type in ('DMCA', 'Trademark', 'GDPR')),
  submitter_id bigint,
  trusted_flagger boolean not null default false,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  receipt text not null check (char_length(receipt) between 8 and 40),
  primary key (home, id),
  check (id >> 51 = home),
  check (not trusted_flagger or law = 'dsa')
);
comment on table takedowns is 'A legal request to remove something; lives with its submitter, or in any home when anonymous.';
create index takedowns_newest on takedowns (created_at desc, id desc);
create unique index takedowns_receipt on takedowns (home, receipt);

create table moderation_log (
  home smallint not null,
  id bigint not null,
  case_id bigint not null,
  staff_id bigint,
  act text not null check (act in ('reported', 'noted', 'decided', 'appealed', 'answered', 'gone')),
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (home, id),
  check (id >> 51 = home)
);
comment on table moderation_log is 'What was done about reports, and by whom; only added to. staff_id null is nobody of the staff.';
create index moderation_log_of_case on moderation_log (home, case_id, id);
create index moderation_log_newest on moderation_log (created_at desc, id desc);

create function keep_moderation_log() returns trigger
  language plpgsql
  as $$ begin raise exception 'moderation_log is only added to'; end $$;
create trigger moderation_log_is_kept before update or delete on moderation_log
  for each row execute function keep_moderation_log();
create trigger moderation_log_stays_whole before truncate on moderation_log
  for each statement execute function keep_moderation_log();
