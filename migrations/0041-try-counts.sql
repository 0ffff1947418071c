-- How many people say that they tried a pin, counted with their saying so.
alter table pins add column try_count integer not null default 0 check (try_count >= 0);
update pins p set try_count = counted.tries
  from (select home, pin_id, count(*) as tries from pin_tries where removed_at is null group by home, pin_id) as counted
  where p.home = counted.home and p.id = counted.pin_id;
