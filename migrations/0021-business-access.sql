-- Nothing wrote permissions of other names, and whether somebody has a second factor is read when it counts.
delete from business_access where not permissions <@ array['OWNER', 'ADMIN', 'PROFILE_PUBLISHER', 'ANALYST'];
alter table business_access drop column meets_mfa;
alter table business_access add constraint business_access_permissions
  check (permissions <@ array['OWNER', 'ADMIN', 'PROFILE_PUBLISHER', 'ANALYST']);
create index business_access_of_profile on business_access (profile_user_id);

create table business_invites (
  home smallint not null,
  id bigint not null,
  business_id bigint not null,
  invited_user_id bigint,
  email_hash text,
  email_hint text,
  token_hash text,
  permissions text[] not null check (permissions <@ array['OWNER', 'ADMIN', 'PROFILE_PUBLISHER', 'ANALYST']),
  invited_by_user_id bigint not null,
  created_at timestamptz not null,
  primary key (home, id),
  foreign key (home, business_id) references users (home, id) on delete cascade,
  check (id >> 51 = home),
  check (num_nulls(email_hash, email_hint, token_hash) = case when invited_user_id is null then 0 else 3 end)
);
comment on table business_invites is 'People asked to act for a business, by username or by a mailed link; lives with the business, deleted when answered.';
comment on column business_invites.email_hash is 'Recognises an address without naming it.';
create unique index business_invites_once on business_invites (home, business_id, invited_user_id);
create unique index business_invites_once_by_mail on business_invites (home, business_id, email_hash);
create index business_invites_of_person on business_invites (invited_user_id) where invited_user_id is not null;
create index business_invites_of_inviter on business_invites (invited_by_user_id);
create index business_invites_to_purge on business_invites (created_at);

create table business_access_rules (
  home smallint not null,
  business_id bigint not null,
  requires_second_factor boolean not null,
  primary key (home, business_id),
  foreign key (home, business_id) references users (home, id) on delete cascade
);
comment on table business_access_rules is 'What a business asks of those who act for it; lives with the business.';

create table business_actions (
  home smallint not null,
  id bigint not null,
  business_id bigint not null,
  actor_id bigint,
  action text not null check (char_length(action) between 1 and 100),
  thing_id bigint,
  about_user_id bigint,
  created_at timestamptz not null,
  primary key (home, id),
  foreign key (home, business_id) references users (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table business_actions is 'Who did what for a business, and what changed among its people; lives with the business.';
comment on column business_actions.actor_id is 'Null once that person is erased.';
comment on column business_actions.action is 'The name of a call, or of a change among the people.';
comment on column business_actions.about_user_id is 'Whom a change among the people concerns; null once erased.';
create index business_actions_newest on business_actions (home, business_id, id desc);
create index business_actions_of_actor on business_actions (actor_id) where actor_id is not null;
create index business_actions_about on business_actions (about_user_id) where about_user_id is not null;
