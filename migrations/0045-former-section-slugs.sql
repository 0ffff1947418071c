create table former_section_slugs (
  home smallint not null,
  board_id bigint not null,
  slug text not null check (char_length(slug) between 1 and 200 and slug !~ '/'),
  section_id bigint not null,
  privacy text not null check (privacy in ('public', 'protected', 'secret')),
  left_at timestamptz not null,
  primary key (home, board_id, slug),
  foreign key (home, board_id) references boards (home, id) on delete cascade,
  foreign key (home, section_id) references sections (home, id) on delete cascade
);
create index former_section_slugs_of_section on former_section_slugs (home, section_id, left_at desc);
comment on table former_section_slugs is 'A slug that a section had before, or had on a board that was merged into this one; leads to it still, lives and goes with it. A live section with that slug comes first.';
comment on column former_section_slugs.privacy is 'Who could see the board when the section had this slug: it leads nobody else.';
