create table ad_payments (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  provider text not null check (provider in ('bank_transfer')),
  amount_micro bigint not null check (amount_micro > 0),
  received_micro bigint not null default 0 check (received_micro >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  notice_id text check (char_length(notice_id) between 1 and 100),
  status text not null check (status in ('waiting', 'paid', 'cancelled')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home),
  check ((status = 'paid') = (received_micro > 0))
);
comment on table ad_payments is 'What a business has said it will pay; its reference is made of the id. The ledger has what came.';
comment on column ad_payments.amount_micro is 'What was announced, in millionths of the currency.';
comment on column ad_payments.received_micro is 'What came, perhaps in several parts.';
comment on column ad_payments.notice_id is 'Of the provider''s first report; null where the operator or staff entered it.';
create index ad_payments_of_account on ad_payments (home, ad_account_id, id desc);
-- By day: history, order lines and spending.
create index ad_ledger_by_time on ad_ledger (home, ad_account_id, created_at) where book = 'advertiser';
