-- What a person says of a pin that they tried stands with the pin, where others read, like and report it. When they tried
-- it stays with them, for the list of their profile.
create table pin_tries (
  home smallint not null,
  id bigint not null,
  pin_id bigint not null,
  user_id bigint not null,
  note text not null default '' check (char_length(note) <= 500),
  photo text,
  like_count integer not null default 0 check (like_count >= 0),
  tried_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (home, id),
  foreign key (home, pin_id) references pins (home, id) on delete cascade,
  check (id >> 51 = home)
);
insert into pin_tries (home, id, pin_id, user_id, note, photo, tried_at)
  select p.home, new_id(p.home), p.id, t.user_id, t.tried_note, t.tried_photo, t.tried_at
  from pin_users t join pins p on p.home = (t.pin_id >> 51)::smallint and p.id = t.pin_id
  where t.tried_at is not null order by t.tried_at;
-- One of a person and pin, beside those that staff removed.
create unique index pin_tries_of_person on pin_tries (home, pin_id, user_id) where removed_at is null;
create index pin_tries_of_pin on pin_tries (home, pin_id, id desc);
create index pin_tries_of_photo on pin_tries (photo) where photo is not null;
-- Across homes: what somebody said who leaves.
create index pin_tries_of_author on pin_tries (user_id);
comment on table pin_tries is 'How it went when somebody tried a pin; lives with the pin.';

create table pin_try_likes (
  home smallint not null,
  try_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, try_id, user_id),
  foreign key (home, try_id) references pin_tries (home, id) on delete cascade
);
-- Across homes: what somebody liked who leaves.
create index pin_try_likes_of_person on pin_try_likes (user_id);
comment on table pin_try_likes is 'Who likes what somebody says of a try; lives with the try, and so with the pin.';

alter table pin_users drop column tried_note, drop column tried_photo;

alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add constraint moderation_cases_kind_check
  check (kind in ('person', 'pin', 'board', 'comment', 'try', 'message'));
alter table moderation_cases drop constraint moderation_cases_decision_check;
alter table moderation_cases add constraint moderation_cases_decision_check check (decision in
  ('dismiss', 'warn', 'remove_pin', 'remove_comment', 'remove_try', 'remove_message', 'disable_board', 'hide_pictures',
   'suspend'));
