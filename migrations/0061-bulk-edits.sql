create table ad_bulk_jobs (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  actor_id bigint,
  file_name text not null,
  original text not null,
  state text not null check (state in ('CHECKED', 'RUNNING', 'DONE', 'STOPPED')),
  row_count integer not null,
  valid_count integer not null,
  applied_count integer not null default 0,
  refused_count integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table ad_bulk_jobs is 'Uploaded files that change ads, and how far they are applied; lives with the business.';
comment on column ad_bulk_jobs.actor_id is 'In whose name it is applied; null once that person is erased.';
create index ad_bulk_jobs_of_account on ad_bulk_jobs (home, ad_account_id, id desc);
create index ad_bulk_jobs_of_actor on ad_bulk_jobs (actor_id) where actor_id is not null;

create table ad_bulk_rows (
  home smallint not null,
  job_id bigint not null,
  line integer not null,
  cells jsonb not null,
  state text not null check (state in ('VALID', 'INVALID', 'APPLIED', 'REFUSED')),
  problem_column text,
  problem text,
  primary key (home, job_id, line),
  foreign key (home, job_id) references ad_bulk_jobs (home, id) on delete cascade
);
comment on table ad_bulk_rows is 'The rows of an uploaded file, and what came of each; lives with the file.';
comment on column ad_bulk_rows.problem is 'Why it is not applied, in the language of who uploaded it.';
