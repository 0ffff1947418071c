alter table business_actions add column thing_ids bigint[];
comment on column business_actions.thing_ids is 'All things, where an action concerns several at once; thing_id is the first.';
