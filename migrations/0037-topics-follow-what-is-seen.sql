-- What only few see, or is deleted, has keys of its own, so that pins are due when that changes; those of public pins and
-- of boards that are not disabled stay as they were.
drop index pins_topics_due;
create index pins_topics_due on pins (id)
  where topics_key is distinct from md5(search::text || coalesce(board_id, 0)::text
    || case when privacy = 'public' then '' else privacy end || case when deleted_at is null then '' else 'deleted' end);
comment on column pins.topics_key is 'Marks the text, board and visibility that the topics of the pin were found by; where it differs, they are due.';

drop index boards_topics_due;
create index boards_topics_due on boards (id)
  where deleted_at is null
    and topics_key is distinct from md5(search::text || case when is_temporarily_disabled then 'disabled' else '' end);
comment on column boards.topics_key is 'Marks the text that the topics of the board were found by, and whether it was disabled; where it differs, they are due.';

alter table users add column is_counted_for_topics boolean not null default true;
comment on column users.is_counted_for_topics is 'Whether the pins of others were filed with what this person says of the same pictures, which only open profiles do; where it differs, they are due.';
create index users_topics_due on users (id)
  where is_counted_for_topics <> (not is_private_profile and deactivated_at is null and suspended_at is null and deleted_at is null);

-- By age of the board across homes: the lower bits of an id are its sequence number.
create index board_interests_newest on board_interests (interest_id, (board_id & 2251799813685247) desc);
drop index board_interests_of_interest;
