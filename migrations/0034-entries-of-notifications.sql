-- Formerly fe99e9988049fb91aff5753668c60b3e14c7960826e78be83c165b0a82d22f85: the same, but a cluster could not run it.
-- Each entry is one action of one person, latest first: {"actor": "…", "object": "…"}.
create function entries_of(actors jsonb) returns jsonb language sql immutable
  return jsonb_build_object('entries',
    (select jsonb_agg(jsonb_build_object('actor', actor)) from jsonb_array_elements_text(actors) as actor));
update notifications set data = (data - 'actors') || entries_of(data -> 'actors')
  where jsonb_array_length(data -> 'actors') > 0;
update notifications set data = data || entries_of(('["' || actor_id::text || '"]')::jsonb)
  where type = 'user_follow' and actor_id is not null;
drop function entries_of;
comment on table notifications is 'What a person is notified of; lives with the person. data.entries has who did it, latest first.';
comment on table news_choices is 'Which kinds of notifications a person wants, and which by mail too; no row means on the site only.';
