create table board_email_invites (
  home smallint not null,
  id bigint not null,
  board_id bigint not null,
  invited_by_user_id bigint not null,
  email_hash text not null check (char_length(email_hash) = 43),
  email_hint text not null check (char_length(email_hint) between 1 and 254),
  token_hash text not null check (char_length(token_hash) = 43),
  access text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (home, id),
  foreign key (home, board_id) references boards (home, id) on delete cascade,
  check (id >> 51 = home)
);
create unique index board_email_invites_once on board_email_invites (home, board_id, email_hash);
create index board_email_invites_to_purge on board_email_invites (created_at);
comment on table board_email_invites is 'An invitation to work on a board that was sent to a mail address; lives with the board, gone when answered.';
comment on column board_email_invites.email_hash is 'Keyed hash of the address, which itself is kept nowhere.';
comment on column board_email_invites.email_hint is 'What the inviter is shown of the address, such as `m…@example.com`.';

-- Slow work whose job was lost is taken up again by the job it names; the echo of a work on another board names none.
alter table blocking_actions add column job text check (char_length(job) between 1 and 100);
comment on column blocking_actions.job is 'The job that does the work; null where the action only shows work on another board.';

-- Followers that a merge brought leave again when it is undone.
alter table board_followers add column merged_from_id bigint;
comment on column board_followers.merged_from_id is 'The merged board through which somebody follows this one.';

create index events_to_purge on events (occurred_at);
create index notifications_to_purge on notifications (created_at);
