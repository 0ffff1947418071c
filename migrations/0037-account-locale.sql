alter table accounts add column locale text;
comment on column accounts.locale is 'The language that the person asked for last, which mails to them are written in; null where none is known.';
