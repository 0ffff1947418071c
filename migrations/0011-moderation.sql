create table user_reports (
  home smallint not null,
  id bigint not null,
  reporter_id bigint,
  user_id bigint not null,
  law text check (char_length(law) <= 50),
  reason text not null check (char_length(reason) between 1 and 100),
  details text not null default '' check (char_length(details) <= 5000),
  created_at timestamptz not null default now(),
  primary key (home, id),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check (id >> 51 = home)
);
create index user_reports_newest on user_reports (created_at desc, id desc);
create index user_reports_of_user on user_reports (home, user_id, id desc);
comment on table user_reports is 'A report of a person, for staff to look at; lives with the reported. reporter_id null is a visitor.';

create table takedowns (
  home smallint not null,
  id bigint not null,
  law text not null check (law in ('test', 'turkey', 'dsa', 'india')),
  type text check (type in ('DMCA', 'Trademark', 'GDPR')),
  submitter_id bigint,
  trusted_flagger boolean not null default false,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (home, id),
  check (id >> 51 = home),
  check (not trusted_flagger or law = 'dsa')
);
create index takedowns_newest on takedowns (created_at desc, id desc);
comment on table takedowns is 'A legal request to remove something; lives with its submitter, or in any home when anonymous.';
