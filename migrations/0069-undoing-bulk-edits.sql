alter table ad_bulk_rows add column change jsonb;
comment on column ad_bulk_rows.change is 'Its cells before it was applied and after, so that it can be undone; null until then.';
