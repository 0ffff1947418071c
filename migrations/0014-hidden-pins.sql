-- The home feed leaves out the pins that a person hid, who may have favorited and tried many more.
create index pin_users_hidden on pin_users (home, user_id, pin_id) where hidden_at is not null;
