create table news_choices (
  home smallint not null,
  user_id bigint not null,
  kind text not null check (char_length(kind) between 1 and 50),
  on_site boolean not null,
  by_mail boolean not null,
  primary key (home, user_id, kind),
  foreign key (home, user_id) references users (home, id) on delete cascade,
  check (on_site or not by_mail)
);
comment on table news_choices is 'Which kinds of news a person wants, and which by mail too; no row means on the site only.';
