-- What was deleted of comments goes for good after a time; staff take single comments and messages away.
create index comments_to_purge on comments (deleted_at) where deleted_at is not null;

-- The words stay while somebody may appeal; nobody reads them.
alter table messages add column removed_at timestamptz;

alter table moderation_cases drop constraint moderation_cases_decision_check;
alter table moderation_cases add constraint moderation_cases_decision_check check (decision in
  ('dismiss', 'warn', 'remove_pin', 'remove_comment', 'remove_message', 'disable_board', 'hide_pictures', 'suspend'));
