-- What a person keeps from others is left out of the counts that others see; few pins are, and this finds only those.
create index pins_hidden on pins (home, pinner_id) where deleted_at is null and privacy <> 'public';
