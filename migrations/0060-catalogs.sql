create table catalog_feeds (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  name text not null check (char_length(name) between 1 and 255),
  format text not null check (format in ('CSV', 'TSV', 'XML')),
  location text check (char_length(location) <= 2048),
  fetch_time text check (fetch_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  fetch_at timestamptz,
  default_currency text not null check (default_currency ~ '^[A-Z]{3}$'),
  default_availability text check (default_availability in
    ('in_stock', 'out_of_stock', 'preorder', 'backorder', 'discontinued')),
  status text not null check (status in ('ACTIVE', 'INACTIVE', 'DELETED')),
  is_due boolean,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table catalog_feeds is 'Where the products of a business come from: a file that is uploaded, or fetched each day. Lives with the business.';
comment on column catalog_feeds.location is 'Where the file is fetched from; null if it is uploaded.';
comment on column catalog_feeds.fetch_time is 'When each day, in the time zone of the account; null if only when asked.';
comment on column catalog_feeds.fetch_at is 'When it is fetched next.';
comment on column catalog_feeds.default_availability is 'Of products that say nothing about it.';
comment on column catalog_feeds.is_due is 'Products of it wait for their pins to be made or changed; null otherwise.';
create index catalog_feeds_of_account on catalog_feeds (home, ad_account_id, id);
create index catalog_feeds_to_fetch on catalog_feeds (fetch_at, id) where fetch_at is not null;
create index catalog_feeds_due on catalog_feeds (id) where is_due;

create table catalog_runs (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  feed_id bigint not null,
  trigger text not null check (trigger in ('UPLOAD', 'MANUAL', 'SCHEDULE')),
  status text not null check (status in
    ('WAITING', 'READING', 'UNDECIDED', 'APPLYING', 'COMPLETED', 'FAILED', 'STOPPED')),
  failure text check (char_length(failure) <= 100),
  rows_read integer not null default 0,
  rows_right integer not null default 0,
  rows_wrong integer not null default 0,
  rows_applied integer not null default 0,
  products_new integer not null default 0,
  products_changed integer not null default 0,
  products_gone integer not null default 0,
  cursor text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  primary key (home, id),
  foreign key (home, feed_id) references catalog_feeds (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table catalog_runs is 'One reading of a data source: its rows are checked, then they become products.';
comment on column catalog_runs.failure is 'Why nothing came of it, as a key of a text.';
comment on column catalog_runs.cursor is 'The item up to which the rows are applied.';
create index catalog_runs_of_feed on catalog_runs (home, feed_id, id desc);
create index catalog_runs_open on catalog_runs (updated_at, id) where ended_at is null;
create index catalog_runs_to_purge on catalog_runs (ended_at) where ended_at is not null;

create table catalog_rows (
  home smallint not null,
  run_id bigint not null,
  item_id text collate "C" not null check (char_length(item_id) between 1 and 127),
  line integer not null,
  product jsonb not null check (jsonb_typeof(product) = 'object'),
  primary key (home, run_id, item_id),
  foreign key (home, run_id) references catalog_runs (home, id) on delete cascade
);
comment on table catalog_rows is 'What a run has read and not applied yet.';

create table catalog_problems (
  home smallint not null,
  id bigint not null,
  run_id bigint not null,
  line integer not null,
  column_name text not null check (char_length(column_name) <= 100),
  reason text not null check (char_length(reason) <= 100),
  value text not null default '' check (char_length(value) <= 200),
  primary key (home, id),
  foreign key (home, run_id) references catalog_runs (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table catalog_problems is 'What is wrong with a row of a file; the first thousand of a run.';
create index catalog_problems_of_run on catalog_problems (home, run_id, line, id);

create table catalog_products (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  feed_id bigint not null,
  run_id bigint not null,
  item_id text not null check (char_length(item_id) between 1 and 127),
  line integer not null,
  title text not null check (char_length(title) between 1 and 200),
  description text not null check (char_length(description) <= 5000),
  link text not null check (char_length(link) <= 2048),
  image_link text not null check (char_length(image_link) <= 2048),
  price_value numeric(12, 2) not null check (price_value >= 0),
  price_currency text not null check (price_currency ~ '^[A-Z]{3}$'),
  availability text not null check (availability in
    ('in_stock', 'out_of_stock', 'preorder', 'backorder', 'discontinued')),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  state text not null check (state in ('WAITING', 'LIVE', 'FAILED', 'LEAVING', 'GONE')),
  problem text check (char_length(problem) <= 100),
  pin_id bigint,
  pin_image_link text,
  is_withdrawn boolean not null default false,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (home, id),
  foreign key (home, feed_id) references catalog_feeds (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table catalog_products is 'Something that a business sells, as its data source describes it, with the pin that shows it.';
comment on column catalog_products.run_id is 'The last run that had it.';
comment on column catalog_products.facts is 'What groups may filter by besides: brand, condition, categories, labels.';
comment on column catalog_products.state is 'WAITING for its pin to be made or changed, LEAVING for it to be removed.';
comment on column catalog_products.problem is 'Why it has no pin, as a key of a text.';
comment on column catalog_products.pin_image_link is 'Which picture the pin shows.';
comment on column catalog_products.is_withdrawn is 'The pin was removed because the feed no longer has the product.';
comment on column catalog_products.changed_at is 'When what a viewer sees of it, other than price and availability, became as it is.';
create unique index catalog_products_item on catalog_products (home, feed_id, item_id);
create index catalog_products_of_account on catalog_products (home, ad_account_id, id);
create index catalog_products_due on catalog_products (home, feed_id, id) where state in ('WAITING', 'LEAVING');
create index catalog_products_by_pin on catalog_products (home, pin_id) where pin_id is not null;

create table product_groups (
  home smallint not null,
  id bigint not null,
  ad_account_id bigint not null,
  name text not null check (char_length(name) between 1 and 255),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  product_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (home, id),
  foreign key (home, ad_account_id) references ad_accounts (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table product_groups is 'Products of an account that match filters, which change with the catalogue.';
comment on column product_groups.filters is 'As in the public API: {all_of: [{BRAND: {values, negated}}]}.';
create index product_groups_of_account on product_groups (home, ad_account_id, id);

create table product_group_items (
  home smallint not null,
  product_group_id bigint not null,
  product_id bigint not null,
  primary key (home, product_group_id, product_id),
  foreign key (home, product_group_id) references product_groups (home, id) on delete cascade,
  foreign key (home, product_id) references catalog_products (home, id) on delete cascade
);
comment on table product_group_items is 'Which live products a group has now.';
create index product_group_items_of_product on product_group_items (home, product_id);

alter table pins add column availability text;
alter table pins add constraint pins_availability_check check (availability in
  ('in_stock', 'out_of_stock', 'preorder', 'backorder', 'discontinued'));
comment on column pins.availability is 'Of a product from a catalogue; it comes before what the linked page says.';
