-- Work that has not ended is looked for in all homes, and there is little of it at any time.
create index blocking_actions_unfinished on blocking_actions (id) where finished_at is null and job is not null;
