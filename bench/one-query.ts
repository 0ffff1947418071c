/**
 * The answers of the product as one statement each, built by PostgreSQL itself to the last field: what is left to do
 * for a server that knows one visitor, one page and nothing else.
 */
export function oneQuery(name: string): string {
  const text = QUERIES[name];
  if (!text) throw new Error(`No query is named ${name}`);
  return text;
}

const ORIGIN = 'http://127.0.0.1:12345';

const picture = (signature: string, size: string) =>
  `('${ORIGIN}/${size}/' || substr(${signature}, 1, 2) || '/' || substr(${signature}, 3, 2) || '/'
    || substr(${signature}, 5, 2) || '/' || ${signature} || '.jpg')`;

const time = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'Dy, DD Mon YYYY HH24:MI:SS "+0000"')`;

const nodeId = (type: string, id: string) => `encode(convert_to('${type}:' || ${id}, 'UTF8'), 'base64')`;

const person = (user: string) => `json_build_object('id', ${user}.id::text, 'type', 'user',
  'username', ${user}.username, 'full_name', ${user}.full_name, 'first_name', ${user}.first_name,
  'image_small_url', ${picture(`${user}.avatar_signature`, '136x136')},
  'image_medium_url', ${picture(`${user}.avatar_signature`, '136x136')},
  'image_large_url', ${picture(`${user}.avatar_signature`, '236x')},
  'image_xlarge_url', ${picture(`${user}.avatar_signature`, '474x')},
  'follower_count', ${user}.follower_count, 'is_partner', ${user}.is_partner,
  'is_verified_merchant', ${user}.is_verified_merchant, 'is_private_profile', ${user}.is_private_profile)`;

/** The person's id, found once by the unique username. */
const ID = '(select id from accounts where username = $1)';

const BOARDS = `select b.id::text, 'board' as type, ${nodeId('Board', 'b.id')} as node_id, b.name, b.slug, b.description,
    b.category, b.layout, '/' || u.username || '/' || b.slug || '/' as url, b.privacy, b.privacy as "profileGroup",
    0 as privacy_level, true as "onProfile", null as story_type, ${person('u')} as owner,
    '[]'::json as collaborating_users, b.collaborator_count, b.collaborator_count > 0 as is_collaborative,
    false as collaborated_by_me, b.should_show_board_collaborators, false as followed_by_me,
    null as archived_by_me_at, null as board_order_modified_at, '[]'::json as access, b.pin_count, b.section_count,
    b.follower_count, b.cover_pin_id as cover_pin, b.has_custom_cover, b.cover_pins as cover_images,
    json_build_object('170x', (select json_agg(json_build_object('width', 170,
      'height', (c->>'height')::int * 170 / (c->>'width')::int, 'url', ${picture("(c->>'image_signature')", '170x')},
      'dominant_color', c->>'dominant_color')) from jsonb_array_elements(b.cover_pins) as c)) as images,
    ${picture("(b.cover_pins->0->>'image_signature')", '236x')} as image_cover_url,
    ${picture("(b.cover_pins->0->>'image_signature')", '474x')} as image_cover_hd_url,
    b.sensitivity_screen, b.is_temporarily_disabled, b.name as seo_title,
    b.description as seo_description, null as seo_noindex_reason,
    ${time('b.created_at')} as created_at, '[]'::json as blocking_actions
  from (select * from boards
      where home = (${ID} >> 51)::smallint and owner_id = ${ID} and deleted_at is null and privacy = 'public'
      order by last_pinned_at desc limit 25) as b
    join users u on u.home = b.home and u.id = b.owner_id`;

const image = (size: string, width: number) => `json_build_object('width', ${width},
  'height', p.image_height * ${width} / p.image_width, 'url', ${picture('p.image_signature', size)})`;

const images = `json_build_object('136x136', ${image('136x136', 136)}, '170x', ${image('170x', 170)},
  '236x', ${image('236x', 236)}, '474x', ${image('474x', 474)}, '736x', ${image('736x', 736)},
  'orig', ${image('originals', 800)})`;

const PIN = `p.id::text, 'pin' as type, ${nodeId('Pin', 'p.id')} as node_id, p.title, p.title as grid_title,
    p.description, left(p.description, 200) as grid_description, '/pin/' || p.id || '/' as seo_url,
    p.title as seo_title, left(p.description, 160) as seo_description,
    null as seo_noindex_reason, p.link, null as tracked_link, null as mobile_link, coalesce(p.domain, 'Uploaded by user') as domain,
    ${time('p.created_at')} as created_at, p.dominant_color, p.image_signature, ${images} as images,
    ${picture('p.image_signature', 'originals')} as orig_image_url,
    ${person('u')} as pinner, json_build_object('id', b.id::text, 'type', 'board', 'name', b.name,
      'url', '/' || u.username || '/' || b.slug || '/', 'privacy', b.privacy,
      'owner', json_build_object('id', u.id::text, 'username', u.username, 'full_name', u.full_name)) as board,
    p.privacy, p.is_repin, false as is_video, p.is_promoted, p.is_animated, p.is_comments_allowed, p.repin_count,
    p.comment_count, '{}'::json as reaction_counts, p.price_value, p.price_currency, null as videos, null as story_pin_data,
    null as story_pin_data_id, null as carousel_data, null as embed, p.rich_summary, p.alt_text,
    null as auto_alt_text, json_build_object('id', p.id::text, 'aggregated_stats',
      json_build_object('saves', p.repin_count, 'done', 0)) as aggregated_pin_data,
    json_build_object('id', u.id::text, 'full_name', u.full_name, 'username', u.username) as closeup_attribution,
    json_build_object('seo_canonical_domain', p.domain, 'seo_canonical_url', null,
      'visual_annotation', '[]'::json) as pin_join,
    '["#kitchen", "#oak"]'::json as hashtags, false as favorited_by_me`;

const BESIDE = `join users u on u.home = p.home and u.id = p.pinner_id
    left join boards b on b.home = p.home and b.id = p.board_id`;

const PINS = `select ${PIN} from (select * from pins
      where home = (${ID} >> 51)::smallint and pinner_id = ${ID} and deleted_at is null and privacy = 'public'
      order by id desc limit 25) as p
    ${BESIDE}`;

const CLOSEUP = `select ${PIN}, (select row_to_json(s) from board_pins t
      join sections s on s.home = t.home and s.id = t.section_id
      where t.home = b.home and t.board_id = b.id and t.pin_id = p.id) as section, null as native_creator,
    (select coalesce(json_agg(c), '[]') from (select c.id, c.text, c.like_count, c.created_at, ${person('w')} as user
      from comments c join users w on w.home = (c.user_id >> 51)::smallint and w.id = c.user_id
      where c.home = p.home and c.pin_id = p.id and c.deleted_at is null order by c.id desc limit 5) as c) as comments_preview
  from pins p ${BESIDE} where p.home = ($1::bigint >> 51)::smallint and p.id = $1 and p.deleted_at is null`;

const envelope = (data: string, select: string) =>
  `select json_build_object('resource_response', json_build_object('status', 'success', 'code', 0, 'message', 'ok',
    'data', ${data}, 'http_status', 200))::text as answer from (${select}) as found`;

const QUERIES: Record<string, string> = {
  boards: envelope('json_agg(found)', BOARDS),
  pins: envelope('json_agg(found)', PINS),
  pin: envelope('json_agg(found) -> 0', CLOSEUP),
};

const PLAIN_PIN = `p.id, p.title, p.description, p.link, p.domain, p.created_at, p.dominant_color, p.image_signature, p.image_width,
    p.image_height, p.privacy, p.is_repin, p.kind, p.is_promoted, p.is_animated, p.is_comments_allowed, p.repin_count,
    p.comment_count, p.try_count, p.favorite_count, p.price_value, p.price_currency, p.rich_summary,
    p.alt_text, p.origin_pin_id, p.origin_pinner_id, p.video_signature, p.video_extension,
    p.video_duration_ms, p.story, u.id as pinner_id, u.username, u.full_name, u.first_name, u.avatar_signature, u.follower_count, u.is_partner,
    u.is_verified_merchant, u.is_private_profile, b.id as board_id, b.name as board_name, b.slug as board_slug,
    b.privacy as board_privacy, b.section_count`;

/** The same as rows: what an answer is made of, and nothing made of it yet. */
export function rowsQuery(name: string): string {
  const text = ROWS[name];
  if (!text) throw new Error(`No query is named ${name}`);
  return text;
}

const NOBODY_HIDDEN = `u.deactivated_at is null and u.suspended_at is null and u.deleted_at is null`;

const ROWS: Record<string, string> = {
  home: `select ${PLAIN_PIN} from (
      select p.* from (select followee_id from follows where home = ($1::bigint >> 51)::smallint and follower_id = $1) as f
      cross join lateral (
        select * from pins where home = (f.followee_id >> 51)::smallint and pinner_id = f.followee_id
          and deleted_at is null and privacy = 'public' order by id desc limit 25) as p
      order by p.id & 2251799813685247 desc limit 25) as p
    ${BESIDE} where ${NOBODY_HIDDEN}`,
  board: `select ${PLAIN_PIN} from (
      select pin_id from board_pins where home = ($1::bigint >> 51)::smallint and board_id = $1
      order by rank desc, pin_id desc limit 25) as t
    join pins p on p.home = (t.pin_id >> 51)::smallint and p.id = t.pin_id ${BESIDE} where p.deleted_at is null`,
  search: `select ${PLAIN_PIN} from (
      select * from (
        select * from pins where search @@ search_query($1) and deleted_at is null and privacy = 'public'
        order by created_at desc, id desc limit 1000) as matching
      order by search_score(search, search_query($1), created_at) desc limit 25) as p
    ${BESIDE} where ${NOBODY_HIDDEN}`,
  notifications: `select n.id, n.type, n.actor_id, n.object_id, n.data, n.created_at, n.read_at, u.username, u.full_name,
      u.first_name, u.avatar_signature, u.follower_count, u.is_partner, u.is_verified_merchant, u.is_private_profile
    from notifications n join users u on u.home = (n.actor_id >> 51)::smallint and u.id = n.actor_id
    where n.home = ($1::bigint >> 51)::smallint and n.user_id = $1 order by n.id desc limit 25`,
  messages: `select i.conversation_id, i.state, i.unread_count, i.last_message_at, m.id as message_id, m.text,
      m.sender_id, m.attachment, m.created_at, u.id as member_id, u.username, u.full_name, u.first_name,
      u.avatar_signature
    from inbox i
    cross join lateral (select * from messages where home = (i.conversation_id >> 51)::smallint
      and conversation_id = i.conversation_id order by id desc limit 1) as m
    join conversation_members c on c.home = (i.conversation_id >> 51)::smallint
      and c.conversation_id = i.conversation_id
    join users u on u.home = (c.user_id >> 51)::smallint and u.id = c.user_id
    where i.home = ($1::bigint >> 51)::smallint and i.user_id = $1 order by i.last_message_at desc limit 50`,
  boards: `select b.id, b.name, b.slug, b.description, b.category, b.layout, b.privacy, b.collaborator_count,
      b.should_show_board_collaborators, b.pin_count, b.section_count, b.follower_count, b.cover_pin_id,
      b.has_custom_cover, b.cover_pins, b.sensitivity_screen, b.is_temporarily_disabled,
      b.created_at, b.cover_signature, b.cover_crop, b.starts_on, b.ends_on, u.id as owner_id, u.username, u.full_name, u.first_name, u.avatar_signature,
      u.follower_count as owner_followers, u.is_partner, u.is_verified_merchant, u.is_private_profile
    ${BOARDS.slice(BOARDS.indexOf('from (select * from boards'))}`,
  pins: `select ${PLAIN_PIN} ${PINS.slice(PINS.indexOf('from (select * from pins'))}`,
  // One statement for every pin reads what few have.
  pin: `select ${PLAIN_PIN}, s.id as section_id, s.title as section_title, s.slug as section_slug, said.comments
    from pins p ${BESIDE}
    left join board_pins t on t.home = b.home and t.board_id = b.id and t.pin_id = p.id
    left join sections s on s.home = t.home and s.id = t.section_id
    left join lateral (select json_agg(c) as comments from (
      select c.id, c.text, c.like_count, c.created_at, c.user_id, w.username, w.full_name, w.avatar_signature
      from comments c join users w on w.home = (c.user_id >> 51)::smallint and w.id = c.user_id
      where c.home = p.home and c.pin_id = p.id and c.deleted_at is null order by c.id desc limit 5) as c) as said on true
    where p.home = ($1::bigint >> 51)::smallint and p.id = $1 and p.deleted_at is null`,
};
