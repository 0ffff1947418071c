alter table ad_accounts add column is_sample boolean not null default false;
comment on column ad_accounts.is_sample is 'Its figures and ledger are made up: it came with the sample world.';
