alter table ads add column product_group_id bigint;
alter table ads add column products_approved_at timestamptz;
comment on column ads.product_group_id is 'Whose products are shown, one at a time; null for an ad of one pin. Stays when the group is deleted: then nothing is shown.';
comment on column ads.products_approved_at is 'Staff have approved its products as they were then; those that are newer wait. Null before the first approval, and once rejected.';
comment on column ads.pin_id is 'Of a product group, that of one of its products, as its picture in lists. Stays when the pin is deleted: what was spent on it still counts.';
create index ads_of_product_group on ads (home, product_group_id) where product_group_id is not null;
-- A product group is shown while its newer products wait for a review.
create index ads_servable_groups on ads (home, id) where product_group_id is not null and products_approved_at is not null and status = 'ACTIVE';

alter table ad_events add column product_id bigint;
comment on column ad_events.product_id is 'Which product of a group was shown; null for an ad of one pin.';

alter table ad_hours add column product_id bigint not null default 0;
comment on column ad_hours.product_id is 'Which product of a group was shown; 0 for an ad of one pin.';
alter table ad_hours drop constraint ad_hours_pkey;
alter table ad_hours add constraint ad_hours_pkey primary key (home, ad_account_id, hour, ad_id, product_id);

alter table product_group_items add column added_at timestamptz not null default 'epoch';
comment on column product_group_items.added_at is 'Since when the product is in the group.';
