alter table uploads add column claimed_until timestamptz;
comment on column uploads.claimed_until is 'Until then no other file is taken into the slot; it also tells apart two that were taken one after the other.';
