create table media (
  home smallint not null,
  signature text not null check (signature ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('image', 'video')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  dominant_color text not null check (dominant_color ~ '^#[0-9a-f]{6}$'),
  placeholder text,
  perceptual_hash text check (perceptual_hash ~ '^[0-9a-f]{16}$'),
  is_animated boolean not null default false,
  original_ext text not null check (original_ext ~ '^[a-z0-9]{2,5}$'),
  bytes bigint not null check (bytes > 0),
  duration_ms integer check (duration_ms >= 0),
  created_at timestamptz not null default now(),
  -- Staff removed it: it is kept but not served, until it is given back or its last pin goes.
  withheld_at timestamptz,
  primary key (home, signature),
  check (home = ('x' || left(signature, 3))::bit(12)::int)
);
comment on table media is 'A stored picture or video, once however often it is pinned; home is the first 12 bits of the signature.';
-- Similar pictures are looked up among those of nearly the same dominant color.
create index media_of_color on media (dominant_color, created_at desc) where kind = 'image' and withheld_at is null;

create table media_claims (
  home smallint not null,
  signature text not null check (signature ~ '^[0-9a-f]{32}$'),
  claim uuid not null default gen_random_uuid(),
  until timestamptz not null,
  primary key (home, signature),
  check (home = ('x' || left(signature, 3))::bit(12)::int)
);
comment on table media_claims is 'Files that may be in storage without a row in media: until its end, because an upload is storing them; from then on, because they are to be deleted.';
comment on column media_claims.claim is 'Another one once the files were deleted, so that an upload finds out that its own are gone.';
create index media_claims_by_end on media_claims (until);

create table uploads (
  home smallint not null,
  id bigint not null,
  user_id bigint not null,
  kind text not null check (kind in ('image', 'video')),
  status text not null default 'registered' check (status in ('registered', 'processing', 'succeeded', 'failed')),
  failure text,
  signature text check (signature ~ '^[0-9a-f]{32}$'),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  claimed_until timestamptz,
  primary key (home, id),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check (id >> 51 = home),
  check (status <> 'succeeded' or signature is not null)
);
comment on table uploads is 'A file on its way in.';
comment on column uploads.claimed_until is 'Until then no other file is taken into the slot; it also tells apart two that were taken one after the other.';
create index uploads_of_user on uploads (home, user_id, id);
create index uploads_unfinished on uploads (created_at) where finished_at is null;
-- Uses of a file, checked before it is deleted.
create index uploads_of_file on uploads (signature) where signature is not null;
