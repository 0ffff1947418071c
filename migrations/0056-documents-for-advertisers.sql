create table ad_billing_details (
  home smallint not null,
  ad_account_id bigint not null,
  name text not null check (char_length(name) between 1 and 100),
  street text not null check (char_length(street) between 1 and 200),
  postal_code text not null check (char_length(postal_code) between 1 and 20),
  city text not null check (char_length(city) between 1 and 100),
  country text not null check (country ~ '^[A-Z]{2}$'),
  tax_number text check (char_length(tax_number) between 1 and 30),
  updated_at timestamptz not null,
  primary key (home, ad_account_id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade
);
comment on table ad_billing_details is 'Whom documents of an ad account are made out to, as the business has entered it.';

create table ad_document_numbers (
  kind text primary key check (kind in ('invoice', 'tax')),
  last_number integer not null check (last_number > 0)
);
comment on table ad_document_numbers is 'The last number that was given to a document of a kind; locked while the next is given, so that none is left out. On every node.';

create table ad_documents (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  kind text not null check (kind in ('invoice', 'tax')),
  number integer not null check (number > 0),
  month date not null check (extract(day from month) = 1),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total_micro bigint not null check (total_micro >= 0),
  tax_micro bigint not null check (tax_micro >= 0),
  file bytea not null,
  issued_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table ad_documents is 'Invoices and tax documents of a month of an ad account. Never changed.';
comment on column ad_documents.number is 'Of all documents of its kind on this site.';
comment on column ad_documents.total_micro is 'What was spent of what the business paid, taxes included, in millionths of the currency.';
comment on column ad_documents.file is 'A PDF, as it was issued.';
create unique index ad_documents_of_month on ad_documents (home, ad_account_id, kind, month);
