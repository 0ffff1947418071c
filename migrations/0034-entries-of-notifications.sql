-- Each entry is one action of one person, latest first: {"actor": "…", "object": "…"}.
update notifications set data = (data - 'actors') || jsonb_build_object('entries',
    (select jsonb_agg(jsonb_build_object('actor', actor)) from jsonb_array_elements_text(data -> 'actors') as actor))
  where jsonb_array_length(data -> 'actors') > 0;
update notifications set data = data || jsonb_build_object('entries',
    jsonb_build_array(jsonb_build_object('actor', actor_id::text)))
  where type = 'user_follow' and actor_id is not null;
comment on table notifications is 'What a person is notified of; lives with the person. data.entries has who did it, latest first.';
comment on table news_choices is 'Which kinds of notifications a person wants, and which by mail too; no row means on the site only.';
