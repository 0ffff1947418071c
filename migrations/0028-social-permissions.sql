-- What other people may do with a person and their pins. Only what is switched off differs from a new account.
alter table users add column allow_comments boolean not null default true;
alter table users add column mention_permission text not null default 'everyone'
  check (mention_permission in ('everyone', 'followed', 'nobody'));
