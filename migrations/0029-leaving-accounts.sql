-- Until this moment signing in keeps the account; afterwards it is erased.
alter table accounts add column erase_after timestamptz;
create index accounts_to_erase on accounts (erase_after) where erase_after is not null;

-- Where a session was used last, as far as the server in front names the country.
alter table sessions add column country text check (country ~ '^[A-Z]{2}$');
