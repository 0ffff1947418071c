-- A directory table.
create table interests (
  id bigint primary key default nextval('ids'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  name text not null check (char_length(name) between 1 and 100),
  image_signature text check (image_signature ~ '^[0-9a-f]{32}$')
);
comment on table interests is 'A topic that people follow.';
-- Uses of a file, checked before it is deleted.
create index interests_of_picture on interests (image_signature) where image_signature is not null;
create index interests_search on interests using gin (search_words(name));

create table interest_follows (
  home smallint not null,
  user_id bigint not null,
  interest_id bigint not null references interests (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (home, user_id, interest_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table interest_follows is 'The topics that a person follows; lives with the person.';
create index interest_follows_of_interest on interest_follows (interest_id);

create table pin_interests (
  home smallint not null,
  pin_id bigint not null,
  interest_id bigint not null references interests (id) on delete cascade,
  primary key (home, pin_id, interest_id),
  foreign key (home, pin_id) references pins (home, id) on delete cascade
);
comment on table pin_interests is 'The topics of a pin; lives with the pin.';
create index pin_interests_of_interest on pin_interests (interest_id, pin_id desc);
-- By age of the pin across homes: the lower bits of an id are its sequence number.
create index pin_interests_newest on pin_interests (interest_id, (pin_id & 2251799813685247) desc);
