-- The home feed leaves out the pictures that its viewer has pinned.
create index pins_pictures on pins (home, pinner_id, image_signature) where deleted_at is null;
