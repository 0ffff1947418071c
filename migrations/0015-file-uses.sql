-- Whether anything but pins shows a stored file, before the file goes.
create index uploads_of_file on uploads (signature) where signature is not null;
create index boards_of_cover on boards (cover_signature) where cover_signature is not null;
create index users_of_avatar on users (avatar_signature) where avatar_signature is not null;
create index interests_of_picture on interests (image_signature) where image_signature is not null;
