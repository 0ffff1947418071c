-- Whose pins and boards were seen, so that what is measured can be counted for them.
alter table events
  add column owner_id bigint,
  add column board_id bigint,
  add column is_due boolean;
comment on column events.owner_id is 'Whose pin or board was seen, clicked or saved; null for what is not counted for anybody.';
comment on column events.board_id is 'The board that the pin was on at that time.';
comment on column events.is_due is 'Not yet in analytics_days; null once it is.';
create index events_due on events (owner_id) where is_due;
create index events_of_owner on events (owner_id, occurred_at) where owner_id is not null;

create table analytics_days (
  home smallint not null,
  owner_id bigint not null,
  kind text not null check (kind in ('person', 'board', 'pin')),
  thing_id bigint not null,
  day date not null,
  impressions integer not null default 0 check (impressions >= 0),
  closeups integer not null default 0 check (closeups >= 0),
  saves integer not null default 0 check (saves >= 0),
  outbound_clicks integer not null default 0 check (outbound_clicks >= 0),
  pin_ms bigint not null default 0 check (pin_ms >= 0),
  board_ms bigint not null default 0 check (board_ms >= 0),
  people integer not null default 0 check (people >= 0),
  new_people integer not null default 0 check (new_people >= 0),
  primary key (home, owner_id, thing_id, day),
  foreign key (home, owner_id) references users (home, id) on delete cascade
);
comment on table analytics_days is 'What others did with the pins of a person on a day (UTC): of all of them, of those on a board, of a pin. Names no viewer; lives with the owner.';
comment on column analytics_days.people is 'Different signed-in people on that day; new_people are those of them who were not there earlier in the week.';
create index analytics_days_of_kind on analytics_days (home, owner_id, kind, day);
