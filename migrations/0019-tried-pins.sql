-- What a person says of a pin that they tried, and a photo of how it went.
alter table pin_users
  add column tried_note text not null default '' check (char_length(tried_note) <= 500),
  add column tried_photo text;
create index pin_users_of_photo on pin_users (tried_photo) where tried_photo is not null;
