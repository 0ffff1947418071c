alter table pins add column last_place jsonb;
comment on column pins.last_place is 'Where it stood before it was deleted or taken off a board {board_id, section_id, rank, saved_at, saved_by}, so that undo puts it back.';

-- Whether any pin still shows a file, before the file goes.
create index pins_of_video on pins (video_signature) where video_signature is not null;
create index pins_of_story_file on pins using gin (story jsonb_path_ops) where story is not null;

-- The newest pins of a topic over all homes: below its home an id is a sequence number, which grows with time.
create index pin_interests_newest on pin_interests (interest_id, (pin_id & 2251799813685247) desc);
