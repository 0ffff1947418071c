alter table contact_requests add column ignored_at timestamptz;
comment on table contact_requests is 'Somebody asks a person about a board; lives with the asked, gone when accepted.';
comment on column contact_requests.ignored_at is 'Whoever asked is not told, and asks in vain for as long as a request shows.';

-- Of what is written from now on; the next migration checks the rest without keeping writers waiting.
alter table boards add constraint boards_layout_known check (layout in ('default', 'grid')) not valid;

-- Those of staff had none. The place is that of a part of a page.
update experiences set view_type = case display_data->'anchors_by_platform'->>'web'
    when 'pin' then 3
    when 'profile-create' then 4
    when 'own-boards-plus' then 4
    when 'merchant-badges' then 4
    when 'board-plus' then 5
    when 'board-plus-dates' then 5
  end
  where view_type is null;
