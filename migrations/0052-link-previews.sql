-- What the pages behind pins' links say of themselves, one row for each link however many pins have it.
create table link_previews (
  home smallint not null,
  link_key text not null check (link_key ~ '^[0-9a-f]{32}$'),
  url text not null,
  domain text not null,
  summary jsonb,
  failures smallint not null default 0 check (failures >= 0),
  check_at timestamptz not null,
  primary key (home, link_key),
  check (home = ('x' || left(link_key, 3))::bit(12)::int)
);
create index link_previews_due on link_previews (check_at);
comment on table link_previews is 'What the page behind a link of pins says of itself; home is the first 12 bits of the key.';

alter table pins add column link_key text check (link_key ~ '^[0-9a-f]{32}$');
comment on column pins.link_key is 'Which link preview is of this link; null until the link has been looked at.';
create index pins_of_link on pins (link_key) where link_key is not null;
-- Whose link nobody has looked at. Links of secret pins are asked for nowhere.
create index pins_link_new on pins (id)
  where link is not null and link_key is null and deleted_at is null and privacy <> 'secret';

-- A price is the one that the pinner gave, else that of the page.
drop index pins_priced;
create index pins_priced on pins (home, pinner_id, id desc)
  where deleted_at is null and (price_value is not null or rich_summary->'offer'->>'price_value' is not null);
