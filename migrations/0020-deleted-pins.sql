-- What a person deleted of their own pins, the last first, until it can be restored no longer.
create index pins_deleted on pins (home, pinner_id, deleted_at desc, id desc) where deleted_at is not null;
