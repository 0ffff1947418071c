alter table accounts add column chosen_locale text;
comment on column accounts.chosen_locale is 'The language that the person chose; null if it is that of the browser.';
comment on column accounts.locale is 'The language of mails: the chosen one, or that of the browser used last.';

alter table interests add column names jsonb not null default '{}';
comment on column interests.names is 'The name in other languages than English, by locale.';
comment on column interests.name is 'The name in English, and in each language that has no other.';

-- Topics are found by two names now, and there are a few hundred.
drop index interests_search;
