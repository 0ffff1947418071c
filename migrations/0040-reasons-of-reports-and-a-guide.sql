-- Somebody may report one thing for several reasons, each once.
drop index user_reports_once;
create unique index user_reports_once on user_reports (home, case_id, reporter_id, reason)
  where reporter_id is not null and takedown_id is null;

-- The guide to a first board points at the plus only while there is no board, and stands beside it, not over the tabs.
update experiences set display_data = jsonb_set(jsonb_set(display_data, '{anchors_by_platform}',
    '{"web": "first-board-plus", "web_mobile": "first-board-plus"}'), '{flyout_direction}', '"right"')
  where id = 503446 and display_data -> 'anchors_by_platform' =
    '{"web": "own-boards-plus", "web_mobile": "own-boards-plus"}';
