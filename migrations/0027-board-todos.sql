create table board_todos (
  home smallint not null,
  id bigint not null,
  board_id bigint not null,
  title text not null check (char_length(title) <= 500 and title ~ '\S'),
  is_done boolean not null default false,
  position integer not null,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (home, id),
  foreign key (home, board_id) references boards (home, id) on delete cascade,
  check (id >> 51 = home)
);
create index board_todos_of_board on board_todos (home, board_id, position, id) where deleted_at is null;
create index board_todos_to_purge on board_todos (deleted_at) where deleted_at is not null;
comment on table board_todos is 'What those who work on a board still want to do; lives with the board. A smaller position stands earlier.';

-- The guides beside the plus of the boards tab and of a board.
insert into experiences (id, placement_id, type, display_data, view_type, component, element) values
  (503446, 19, 'tooltip', '{"has_tooltip": true, "component_type": "create_board_guide"}', 4, 'board_actions', 'create_board_guide'),
  (505404, 19, 'tooltip', '{"has_tooltip": true, "component_type": "planning_actions_guide"}', 5, 'board_actions', 'planning_actions_guide');
