alter table throttles add column about text;
comment on column throttles.about is 'A keyed hash of the account that the attempts concern, if it is one: they are forgotten together.';
create index throttles_about on throttles (about) where about is not null;
