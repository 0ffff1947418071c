create table former_board_slugs (
  home smallint not null,
  owner_id bigint not null,
  slug text not null check (char_length(slug) between 1 and 200 and slug !~ '/'),
  board_id bigint not null,
  privacy text not null check (privacy in ('public', 'protected', 'secret')),
  left_at timestamptz not null,
  primary key (home, owner_id, slug),
  foreign key (home, board_id) references boards (home, id) on delete cascade
);
create index former_board_slugs_of_board on former_board_slugs (home, board_id, left_at desc);
comment on table former_board_slugs is 'A slug that a board had before, which leads to it still; lives and goes with the board. A live board with that slug comes first.';
comment on column former_board_slugs.privacy is 'Who could see the board when it had this slug: it leads nobody else.';
