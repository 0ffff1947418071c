create table boards (
  home smallint not null,
  id bigint not null,
  owner_id bigint not null,
  name text not null check (char_length(name) <= 180 and name ~ '\S'),
  slug text not null check (char_length(slug) between 1 and 200 and slug !~ '/'),
  description text not null default '' check (char_length(description) <= 500),
  privacy text not null default 'public' check (privacy in ('public', 'protected', 'secret')),
  category text check (char_length(category) <= 100),
  layout text not null default 'default' check (char_length(layout) <= 50),
  cover_pin_id bigint,
  has_custom_cover boolean not null default false,
  cover_signature text check (cover_signature ~ '^[0-9a-f]{32}$'),
  cover_crop jsonb,
  cover_pins jsonb not null default '[]',
  should_show_board_collaborators boolean not null default true,
  sensitivity_screen boolean not null default false,
  is_temporarily_disabled boolean not null default false,
  pin_count integer not null default 0 check (pin_count >= 0),
  section_count integer not null default 0 check (section_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0),
  collaborator_count integer not null default 0 check (collaborator_count >= 0),
  starts_on date,
  ends_on date,
  last_pinned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  merged_into_id bigint,
  search tsvector not null generated always as (
    setweight(search_words(name), 'A')
    || setweight(search_words(description), 'B')
    || setweight(search_words(coalesce(category, '')), 'C')
  ) stored,
  -- Either of these makes the board sensitive, which sensitivity_screen says.
  sensitivity_by_owner boolean not null default false,
  sensitivity_by_staff boolean not null default false,
  primary key (home, id),
  foreign key (home, owner_id) references users (home, id),
  check (id >> 51 = home),
  check (starts_on <= ends_on)
);
comment on table boards is 'A collection of pins.';
comment on column boards.cover_pins is 'The newest pins for the card, [{pin_id, image_signature, dominant_color, width, height}], so that a list of boards is one query.';
comment on column boards.merged_into_id is 'The board that took over the pins of this deleted one; its address leads there.';
create unique index boards_slug on boards (home, owner_id, slug) where deleted_at is null;
create index boards_of_owner on boards (home, owner_id, last_pinned_at desc) where deleted_at is null;
create index boards_deleted on boards (home, owner_id, deleted_at desc) where deleted_at is not null;
create index boards_to_purge on boards (deleted_at) where deleted_at is not null;
-- Uses of a file, checked before it is deleted.
create index boards_of_cover on boards (cover_signature) where cover_signature is not null;
create index boards_search on boards using gin (search) where deleted_at is null and privacy = 'public';

create table former_board_slugs (
  home smallint not null,
  owner_id bigint not null,
  slug text not null check (char_length(slug) between 1 and 200 and slug !~ '/'),
  board_id bigint not null,
  privacy text not null check (privacy in ('public', 'protected', 'secret')),
  left_at timestamptz not null,
  primary key (home, owner_id, slug),
  foreign key (home, board_id) references boards (home, id) on delete cascade
);
comment on table former_board_slugs is 'A slug that a board had before, which leads to it still; lives and goes with the board. A live board with that slug comes first.';
comment on column former_board_slugs.privacy is 'Who could see the board when it had this slug: it leads nobody else.';
create index former_board_slugs_of_board on former_board_slugs (home, board_id, left_at desc);

create table sections (
  home smallint not null,
  id bigint not null,
  board_id bigint not null,
  title text not null check (char_length(title) <= 180 and title ~ '\S'),
  slug text not null check (char_length(slug) between 1 and 200 and slug !~ '/'),
  rank bigint not null default 0,
  pin_count integer not null default 0 check (pin_count >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (home, id),
  foreign key (home, board_id) references boards (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table sections is 'A part of a board with a title. A bigger rank stands earlier.';
create unique index sections_slug on sections (home, board_id, slug) where deleted_at is null;
create index sections_of_board on sections (home, board_id, rank desc, id desc) where deleted_at is null;

create table former_section_slugs (
  home smallint not null,
  board_id bigint not null,
  slug text not null check (char_length(slug) between 1 and 200 and slug !~ '/'),
  section_id bigint not null,
  privacy text not null check (privacy in ('public', 'protected', 'secret')),
  left_at timestamptz not null,
  primary key (home, board_id, slug),
  foreign key (home, board_id) references boards (home, id) on delete cascade,
  foreign key (home, section_id) references sections (home, id) on delete cascade
);
comment on table former_section_slugs is 'A slug that a section had before, or had on a board that was merged into this one; leads to it still, lives and goes with it. A live section with that slug comes first.';
comment on column former_section_slugs.privacy is 'Who could see the board when the section had this slug: it leads nobody else.';
create index former_section_slugs_of_section on former_section_slugs (home, section_id, left_at desc);

create table board_pins (
  home smallint not null,
  board_id bigint not null,
  pin_id bigint not null,
  section_id bigint,
  rank bigint not null,
  saved_at timestamptz not null default now(),
  saved_by bigint not null,
  primary key (home, board_id, pin_id),
  foreign key (home, board_id) references boards (home, id) on delete cascade,
  foreign key (home, section_id) references sections (home, id)
);
comment on table board_pins is 'The place of a pin on a board; lives with the board, so that a group board is one list.';
comment on column board_pins.rank is 'Microseconds of the save since 1970 unless moved by hand; a bigger one stands earlier.';
create index board_pins_ranked on board_pins (home, board_id, rank desc, pin_id desc);
create index board_pins_newest on board_pins (home, board_id, saved_at desc, pin_id desc);
create index board_pins_of_section on board_pins (home, section_id, rank desc, pin_id desc) where section_id is not null;
create index board_pins_unsectioned on board_pins (home, board_id, rank desc, pin_id desc) where section_id is null;
-- By age of the pin across homes: the lower bits of an id are its sequence number.
create index board_pins_newest_pin on board_pins (home, board_id, (pin_id & 2251799813685247) desc);

create table board_collaborators (
  home smallint not null,
  board_id bigint not null,
  user_id bigint not null,
  status text not null default 'invited' check (status in ('invited', 'accepted')),
  access text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (home, board_id, user_id),
  foreign key (home, board_id) references boards (home, id) on delete cascade
);
comment on table board_collaborators is 'Who works on a board beside its owner; lives with the board.';

create table board_memberships (
  home smallint not null,
  user_id bigint not null,
  board_id bigint not null,
  role text not null check (role in ('owner', 'collaborator')),
  access text[] not null default '{}',
  archived_at timestamptz,
  position integer,
  position_modified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (home, user_id, board_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table board_memberships is 'The boards of a person, own and shared, with its own order and archive; lives with the person.';
create index board_memberships_ordered on board_memberships (home, user_id, position, board_id);

create table board_invites (
  home smallint not null,
  id bigint not null,
  board_id bigint not null,
  invited_user_id bigint not null,
  invited_by_user_id bigint not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (home, id),
  foreign key (home, invited_user_id) references users (home, id) on delete cascade,
  check (id >> 51 = home),
  check ((status = 'pending') = (answered_at is null))
);
comment on table board_invites is 'An invitation to work on a board; lives with the invited.';
create unique index board_invites_pending on board_invites (home, invited_user_id, board_id) where status = 'pending';
create index board_invites_of_user on board_invites (home, invited_user_id, id desc);
-- Across homes: all invites to a board, when it is deleted.
create index board_invites_of_board on board_invites (board_id);

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
comment on table board_email_invites is 'An invitation to work on a board that was sent to a mail address; lives with the board, gone when answered.';
comment on column board_email_invites.email_hash is 'Keyed hash of the address, which itself is kept nowhere.';
comment on column board_email_invites.email_hint is 'What the inviter is shown of the address, such as `m…@example.com`.';
create unique index board_email_invites_once on board_email_invites (home, board_id, email_hash);
create index board_email_invites_to_purge on board_email_invites (created_at);

create table contact_requests (
  home smallint not null,
  id bigint not null,
  board_id bigint not null,
  sender_id bigint not null,
  recipient_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, id),
  foreign key (home, recipient_id) references users (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table contact_requests is 'Somebody asks a person about a board; lives with the asked, gone when answered.';
create unique index contact_requests_once on contact_requests (home, recipient_id, sender_id, board_id);
create index contact_requests_newest on contact_requests (home, recipient_id, created_at desc, id desc);

create table board_follows (
  home smallint not null,
  user_id bigint not null,
  board_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (home, user_id, board_id),
  foreign key (home, user_id) references users (home, id) on delete cascade
);
comment on table board_follows is 'The boards that a person follows; lives with the person.';
create index board_follows_newest on board_follows (home, user_id, created_at desc, board_id desc);

create table board_followers (
  home smallint not null,
  board_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  merged_from_id bigint,
  primary key (home, board_id, user_id),
  foreign key (home, board_id) references boards (home, id) on delete cascade
);
comment on table board_followers is 'The mirror of board_follows; lives with the board.';
comment on column board_followers.merged_from_id is 'The merged board through which somebody follows this one.';
create index board_followers_newest on board_followers (home, board_id, created_at desc, user_id desc);

create table board_todos (
  home smallint not null,
  id bigint not null,
  board_id bigint not null,
  title text not null check (char_length(title) <= 500 and title ~ '\S'),
  is_done boolean not null default false,
  position integer not null,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (home, id),
  foreign key (home, board_id) references boards (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table board_todos is 'What those who work on a board still want to do; lives with the board. A smaller position stands earlier.';
create index board_todos_of_board on board_todos (home, board_id, position, id) where deleted_at is null;
create index board_todos_to_purge on board_todos (deleted_at) where deleted_at is not null;

create table blocking_actions (
  home smallint not null,
  id bigint not null,
  board_id bigint not null,
  section_id text check (section_id ~ '^(-1|[1-9][0-9]{0,18})$'),
  action_type integer not null check (action_type in (22, 900, 901, 7100, 7102, 7108, 7109, 7158, 7172, 7173)),
  progress real not null default 0 check (progress between 0 and 1),
  is_origin boolean not null default false,
  payload jsonb not null default '{}',
  cursor text,
  failure text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  job text check (char_length(job) between 1 and 100),
  primary key (home, id),
  foreign key (home, board_id) references boards (home, id) on delete cascade,
  check (id >> 51 = home)
);
comment on table blocking_actions is 'Slow work on a board that is under way or done. section_id null: pins outside sections; -1: the whole board.';
comment on column blocking_actions.failure is 'Why it ended before it was done.';
comment on column blocking_actions.job is 'The job that does the work; null where the action only shows work on another board.';
create index blocking_actions_of_board on blocking_actions (home, board_id, created_at desc);
create index blocking_actions_to_purge on blocking_actions (finished_at) where finished_at is not null;
-- Across homes: the little work that is under way at any time.
create index blocking_actions_unfinished on blocking_actions (id) where finished_at is null and job is not null;
-- Work shown with the board, under way or failed; finished work is kept for 30 days and need not be read.
create index blocking_actions_told on blocking_actions (home, board_id)
  where finished_at is null or failure is not null;

create table merged_pins (
  home smallint not null,
  board_id bigint not null,
  pin_id bigint not null,
  section_id bigint,
  rank bigint not null,
  saved_at timestamptz not null,
  saved_by bigint not null,
  primary key (home, board_id, pin_id),
  foreign key (home, board_id) references boards (home, id) on delete cascade,
  foreign key (home, section_id) references sections (home, id) on delete cascade
);
comment on table merged_pins is 'Where a pin stood on a board that was merged into another; lives and goes with the merged board.';
