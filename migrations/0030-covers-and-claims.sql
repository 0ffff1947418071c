alter table profile_covers
  add column dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  add column video_url text check (char_length(video_url) <= 2048);
comment on column profile_covers.dominant_color is 'What stands there before the picture; null where it is not known.';
comment on column profile_covers.video_url is 'The video whose pictures these are; null of a picture.';

create table website_claims (
  home smallint not null,
  user_id bigint not null,
  website_url text not null check (char_length(website_url) <= 2048),
  code text not null check (code ~ '^[0-9a-f]{32}$'),
  method text check (method in ('meta_tag', 'file', 'dns')),
  verified_at timestamptz,
  check_at timestamptz,
  failures smallint not null default 0 check (failures >= 0),
  created_at timestamptz not null default now(),
  primary key (home, user_id),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check ((verified_at is null) = (method is null)),
  check ((verified_at is null) = (check_at is null))
);
create index website_claims_due on website_claims (check_at) where check_at is not null;
comment on table website_claims is 'A person says that their website is theirs; the code on it proves that. Verified ones are looked at again.';
