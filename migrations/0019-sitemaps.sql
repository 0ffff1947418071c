create table sitemap_files (
  kind text not null check (kind in ('people', 'boards', 'pins', 'topics')),
  round integer not null,
  part integer not null check (part > 0),
  begins_after bigint not null,
  ends_with bigint,
  url_count integer not null check (url_count >= 0),
  changed_at timestamptz,
  primary key (kind, round, part)
);
comment on table sitemap_files is 'How the pages for search engines are divided into files, by their ids.';
comment on column sitemap_files.round is 'The day of the division, in days since 1970; the newest complete one counts.';
comment on column sitemap_files.ends_with is 'Null for the last file of a kind, which takes what comes.';
comment on column sitemap_files.changed_at is 'When the newest page in it changed, as far as that was known then.';
