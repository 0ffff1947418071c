-- One registry of what the product shows by itself: hints, banners, dialogs and pulsing dots.
alter table experiences
  add view_parameter text,
  add view_data jsonb not null default '{}',
  add object_id_str text,
  add aux_data jsonb not null default '{}',
  add audience text not null default 'members',
  add requires_state text,
  add priority integer not null default 0,
  add most_views integer,
  add rest_days integer,
  add starts_at timestamptz,
  add ends_at timestamptz,
  add is_on boolean not null default true;
alter table experiences alter column id set default nextval('ids');
alter table experiences
  add constraint experiences_audience check (audience in ('everyone', 'visitors', 'members', 'newcomers', 'people', 'businesses', 'returning'));
alter table experiences add constraint experiences_most_views check (most_views > 0);
alter table experiences add constraint experiences_rest_days check (rest_days > 0);
alter table experiences add constraint experiences_schedule check (ends_at > starts_at);
comment on table experiences is 'What the product may show by itself at a placement; the id is its experience_id. A directory table.';
comment on column experiences.requires_state is 'Due while this state of the person (user_states) is on; ending it switches the state off.';
comment on column experiences.most_views is 'How often it is shown to one person at most.';
comment on column experiences.rest_days is 'So many days after it has ended for a person it may be shown again.';

alter table experience_users
  add views integer not null default 0,
  add viewed_at timestamptz;
comment on column experience_users.at is 'When it came to its state.';
comment on column experience_users.viewed_at is 'When it was last shown.';
update experience_users set views = 1, viewed_at = at where state = 'viewed';

create table experience_days (
  home smallint not null,
  experience_id bigint not null references experiences (id) on delete cascade,
  day date not null,
  shown integer not null default 0 check (shown >= 0),
  completed integer not null default 0 check (completed >= 0),
  dismissed integer not null default 0 check (dismissed >= 0),
  primary key (home, experience_id, day)
);
comment on table experience_days is 'How often an experience was shown, completed and dismissed on a day, spread over the homes of those who did; names nobody.';
create index experience_days_of_experience on experience_days (experience_id, day);

create table experience_changes (
  id bigint primary key default nextval('ids'),
  experience_id bigint not null references experiences (id) on delete cascade,
  staff_id bigint,
  data jsonb not null,
  created_at timestamptz not null default now()
);
comment on table experience_changes is 'What staff set of an experience, and when. Append-only; staff_id is null once that person is gone. A directory table.';
create index experience_changes_of_experience on experience_changes (experience_id, created_at desc);
create index experience_changes_of_staff on experience_changes (staff_id) where staff_id is not null;

update experiences set audience = 'members', priority = 50,
  display_data = '{"has_tooltip": true, "text": "Use + to create a board", "component_type": "create_board_guide", "anchors_by_platform": {"web": "own-boards-plus", "web_mobile": "own-boards-plus"}}'
  where id = 503446;
update experiences set audience = 'members', priority = 40,
  display_data = '{"has_tooltip": true, "text": "Planning something? Use + to add dates and to-dos", "component_type": "planning_actions_guide", "anchors_by_platform": {"web": "board-plus-dates", "web_mobile": "board-plus-dates"}}'
  where id = 505404;
insert into experiences (id, placement_id, type, audience, requires_state, priority, rest_days, view_type, component, element, display_data) values
  -- The dot on the create button of the own profile.
  (503755, 19, 'pulsar', 'newcomers', null, 20, null, 4, 'profile_bar', 'create_button',
    '{"has_pulsar": true, "has_tooltip": true, "tooltip": "Save your first Pin here", "delay": 2, "anchors_by_platform": {"web": "profile-create", "web_mobile": "profile-create"}}'),
  -- The welcome after a week away.
  (504098, 19, 'hero_banner', 'returning', null, 30, 7, null, 'home', 'welcome_back',
    '{"text": "Welcome back, {name}\nSee what happened while you were away.", "button_uri": "/news/", "component_type": "welcome_back", "anchors_by_platform": {"web": "home", "web_mobile": "home"}}'),
  (506001, 19, 'tooltip', 'members', 'add_section_tooltip', 60, null, 5, 'board_actions', 'add_section_guide',
    '{"has_tooltip": true, "text": "Tap + to add a section any time", "component_type": "add_section_guide", "anchors_by_platform": {"web": "board-plus", "web_mobile": "board-plus"}}'),
  (506002, 19, 'tooltip', 'members', 'merchant_badges_tooltip', 60, null, 4, 'merchant_badges', 'edit_badges_guide',
    '{"has_tooltip": true, "text": "New: choose which badges your profile shows", "component_type": "merchant_badges_guide", "anchors_by_platform": {"web": "merchant-badges", "web_mobile": "merchant-badges"}}');
