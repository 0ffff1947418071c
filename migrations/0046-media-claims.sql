create table media_claims (
  home smallint not null,
  signature text not null check (signature ~ '^[0-9a-f]{32}$'),
  claim uuid not null default gen_random_uuid(),
  until timestamptz not null,
  primary key (home, signature),
  check (home = ('x' || left(signature, 3))::bit(12)::int)
);
create index media_claims_by_end on media_claims (until);
comment on table media_claims is 'Files that may be in storage without a row in media: until its end, because an upload is storing them; from then on, because they are to be deleted.';
comment on column media_claims.claim is 'Another one once the files were deleted, so that an upload finds out that its own are gone.';
