-- Some businesses show no more than their picture and their name.
alter table partner_profiles add column has_minimal_header boolean not null default false;

-- What was seen of whom, so that views are counted object by object: 13 is a view, on a profile (4) or a pin (3).
create index events_of_views on events (object_id_str, occurred_at)
  where event_type = 13 and view_type in (3, 4) and object_id_str is not null;
