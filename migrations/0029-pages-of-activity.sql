-- Lists of what people did with a pin, newest first, each read by page.
drop index pins_of_origin;
create index pins_of_origin on pins (origin_pin_id, created_at desc, id desc)
  where origin_pin_id is not null and deleted_at is null and privacy = 'public';
create index pins_of_source on pins (source_pin_id, created_at desc, id desc)
  where source_pin_id is not null and deleted_at is null and privacy = 'public';
create index pin_tries_newest on pin_tries (home, pin_id, tried_at desc, id desc) where removed_at is null;
create index comments_newest on comments (home, pin_id, created_at desc, id desc) where deleted_at is null;
-- The first pins of a picture, and the uses of a file.
drop index pins_of_image;
create index pins_of_image on pins (image_signature, id);
