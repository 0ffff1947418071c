create table tags (
  home smallint not null,
  id bigint not null,
  user_id bigint not null,
  name text not null check (char_length(name) between 1 and 50),
  key text not null,
  deleted_at timestamptz,
  primary key (home, id),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table tags is 'The tags that a person gives to their own pins; nobody else sees them.';
comment on column tags.key is 'The name in lower case, by which names are compared.';
create unique index tags_key on tags (home, user_id, key) where deleted_at is null;
create index tags_of_person on tags (home, user_id);
create index tags_to_purge on tags (deleted_at) where deleted_at is not null;

create table pin_tags (
  home smallint not null,
  tag_id bigint not null,
  pin_id bigint not null,
  primary key (home, tag_id, pin_id),
  foreign key (home, tag_id) references tags (home, id) on delete cascade,
  foreign key (home, pin_id) references pins (home, id) on delete cascade
);
comment on table pin_tags is 'Which pins have a tag; both live with the same person.';
create index pin_tags_of_pin on pin_tags (home, pin_id);

create table pin_notes (
  home smallint not null,
  pin_id bigint not null,
  user_id bigint not null,
  text text not null check (char_length(text) between 1 and 500),
  search tsvector not null generated always as (search_words(text)) stored,
  primary key (home, pin_id),
  foreign key (home, pin_id) references pins (home, id) on delete cascade,
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table pin_notes is 'What a person noted on their own pin; nobody else sees it.';
create index pin_notes_of_person on pin_notes (home, user_id);
