alter table ad_campaigns add column is_automated boolean not null default false;
comment on column ad_campaigns.is_automated is 'Its audience and bid are chosen from its pins.';
