create table ad_promotions (
  code text primary key check (code ~ '^[A-Z0-9]{6,20}$'),
  name text not null check (char_length(name) between 1 and 100),
  amount_micro bigint not null check (amount_micro > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  most_uses integer check (most_uses > 0),
  uses integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check (uses between 0 and coalesce(most_uses, uses))
);
comment on table ad_promotions is 'Codes of the operator; each ad account gets the credit once. On every node.';
comment on column ad_promotions.most_uses is 'By so many accounts; null for any number.';

alter table ad_ledger drop constraint ad_ledger_reason_check;
alter table ad_ledger add constraint ad_ledger_reason_check check (reason in
  ('welcome', 'credit', 'promotion', 'payment', 'charge'));
