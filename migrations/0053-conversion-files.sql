create table conversion_files (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  source text not null check (source in ('file', 'partner')),
  partner text check (char_length(partner) between 1 and 100),
  name text not null check (char_length(name) between 1 and 200),
  headers text[] not null,
  columns text[] not null,
  status text not null check (status in ('sending', 'checking', 'checked', 'adding', 'done', 'stopped')),
  parts integer not null default 0 check (parts >= 0),
  position integer not null default 0 check (position >= 0),
  row_count integer not null default 0 check (row_count >= 0),
  wrong_rows integer not null default 0 check (wrong_rows >= 0),
  added_rows integer not null default 0 check (added_rows >= 0),
  repeated_rows integer not null default 0 check (repeated_rows >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home),
  check ((source = 'partner') = (partner is not null)),
  check (cardinality(headers) = cardinality(columns))
);
comment on table conversion_files is 'A file of conversions that a business has sent; lives with the business.';
comment on column conversion_files.columns is 'What each column of the file is; empty for what was not sent.';
comment on column conversion_files.parts is 'How many parts it has come in.';
comment on column conversion_files.position is 'The part that is checked or added next.';
create index conversion_files_of_account on conversion_files (home, ad_account_id, source, id desc);
create index conversion_files_to_purge on conversion_files (created_at);

create table conversion_file_parts (
  home smallint not null,
  file_id bigint not null,
  number integer not null check (number >= 0),
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  results text not null default '',
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  primary key (home, file_id, number),
  foreign key (home, file_id) references conversion_files (home, id) on delete cascade
);
comment on table conversion_file_parts is 'The rows of a file of conversions: people in them are hashed by the browser that sent it.';
comment on column conversion_file_parts.results is 'One letter for each row: v valid, w wrong, a added, r already there.';
comment on column conversion_file_parts.problems is 'Row, column and reason of each problem; rows count from zero within the part.';
