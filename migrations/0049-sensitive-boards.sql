-- Owner and staff mark a board as sensitive, each for themselves; either mark makes it so.
alter table boards
  add column sensitivity_by_owner boolean not null default false,
  add column sensitivity_by_staff boolean not null default false;
update boards set sensitivity_by_owner = true where sensitivity_screen;

alter table moderation_cases drop constraint moderation_cases_decision_check;
alter table moderation_cases add constraint moderation_cases_decision_check check (decision in
  ('dismiss', 'warn', 'remove_pin', 'remove_comment', 'remove_try', 'remove_message', 'mark_sensitive', 'disable_board',
   'hide_pictures', 'suspend'));
