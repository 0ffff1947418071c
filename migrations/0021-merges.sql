-- Where pins stood before their board was merged into another, so that it can be undone.
create table merged_pins (
  home smallint not null,
  board_id bigint not null,
  pin_id bigint not null,
  section_id bigint,
  rank bigint not null,
  saved_at timestamptz not null,
  saved_by bigint not null,
  primary key (home, board_id, pin_id),
  foreign key (home, board_id) references boards (home, id) on delete cascade,
  foreign key (home, section_id) references sections (home, id) on delete cascade
);
comment on table merged_pins is 'Where a pin stood on a board that was merged into another; lives and goes with the merged board.';

-- Work that has ended is asked for too: by who repeats a request, and by who waits for it.
drop index blocking_actions_of_board;
create index blocking_actions_of_board on blocking_actions (home, board_id, created_at desc);
create index blocking_actions_to_purge on blocking_actions (finished_at) where finished_at is not null;
comment on column blocking_actions.failure is 'Why it ended before it was done.';
