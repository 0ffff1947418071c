-- Work on a board that is read with it: under way, or failed. Finished work is kept for 30 days and would be read along.
create index blocking_actions_told on blocking_actions (home, board_id)
  where finished_at is null or failure is not null;
