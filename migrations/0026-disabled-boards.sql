-- Every profile leaves these out of the counts that others see.
create index boards_disabled on boards (home, owner_id) where is_temporarily_disabled and deleted_at is null;
