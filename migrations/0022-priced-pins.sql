-- What a person keeps that can be bought, the newest first: few pins have a price, and this finds only those.
create index pins_priced on pins (home, pinner_id, id desc) where deleted_at is null and price_value is not null;
