-- A pin that moves is counted on each of its boards by itself, and pins on no board count as those of one.
alter table analytics_days add column board_id bigint not null default 0;
comment on column analytics_days.board_id is 'The board that the pin was on, or 0 for none; of a board its own id, where 0 counts the pins on none.';
update analytics_days set board_id = thing_id where kind = 'board';
-- The boards of pins that were seen in the last weeks are known from events; those of others are where they are now.
delete from analytics_days where kind = 'pin' and day > (now() at time zone 'UTC')::date - 88;
update analytics_days d set board_id = p.board_id from pins p
  where d.kind = 'pin' and p.home = d.home and p.id = d.thing_id and p.board_id is not null;
alter table analytics_days drop constraint analytics_days_pkey;
alter table analytics_days add primary key (home, owner_id, thing_id, day, board_id);
insert into analytics_days (home, owner_id, kind, thing_id, board_id, day, impressions, closeups, saves,
    outbound_clicks, pin_ms, people, new_people)
  select home, owner_id, 'board', 0, 0, day, sum(impressions), sum(closeups), sum(saves), sum(outbound_clicks),
    sum(pin_ms), max(people), max(new_people)
  from analytics_days where kind = 'pin' and board_id = 0 group by home, owner_id, day;
-- One event that is due has its whole week counted.
update events e set is_due = true
  from (select home, min(id) as id from events where owner_id is not null
    group by home, owner_id, date_trunc('week', occurred_at at time zone 'UTC')) one
  where e.home = one.home and e.id = one.id;
