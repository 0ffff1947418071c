-- The invites to a board, whoever was invited and whatever became of them, go with it.
create index board_invites_of_board on board_invites (board_id);
delete from board_invites where board_id not in (select id from boards);
-- Pins stay on the board when their section goes, also where its deletion was given up half-way.
update board_pins p set section_id = null from sections s
where s.home = p.home and s.id = p.section_id and s.deleted_at is not null and not exists (
  select from blocking_actions a
  where a.home = s.home and a.board_id = s.board_id and a.section_id = s.id::text and a.finished_at is null);
