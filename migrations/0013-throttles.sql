-- A directory table: sign-in attempts, counted over all web processes.
create table throttles (
  key text primary key check (char_length(key) <= 100),
  count integer not null,
  window_started_at timestamptz not null
);
create index throttles_by_age on throttles (window_started_at);
comment on table throttles is 'Attempts within a window of time; the key is a keyed hash of what is counted and for whom. A directory table.';
