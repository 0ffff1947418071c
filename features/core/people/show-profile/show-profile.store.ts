import { givenIds, type Queryable, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { COVER_SOURCES } from '../cover.ts';
import { type ContactRow, type PersonCardRow, personCardColumns } from '../person-row.ts';
import type { MessagePermission } from '../social-permissions.ts';

export interface ProfileRow extends PersonCardRow {
  about: string;
  pronouns: string[];
  country: string | null;
  location: string;
  website_url: string | null;
  is_primary_website_verified: boolean;
  impressum_url: string | null;
  seo_noindex_reason: string | null;
  staff_noindex_reason: string | null;
  is_ads_only_profile: boolean;
  ads_only_profile_site: string | null;
  show_creator_profile: boolean;
  should_show_messaging: boolean;
  message_permission: MessagePermission;
  has_custom_board_sorting_order: boolean;
  is_identity_verified: boolean;
  is_inspirational_merchant: boolean;
  instagram_username: string | null;
  save_behavior: 0 | 1;
  pin_count: number;
  created_pin_count: number;
  quick_saves_pin_count: number;
  story_pin_count: number;
  video_pin_count: number;
  board_count: number;
  secret_board_count: number;
  archived_board_count: number;
  following_count: number;
  interest_following_count: number;
  profile_views: string;
  created_at: Date;
  has_pin_clusters: boolean;
  tried_pin_ids: Id[];
  covers: CoverRow[] | null;
  partner: PartnerRow | null;
  hidden: HiddenCounts;
}

interface CoverRow {
  resolution: string;
  source: (typeof COVER_SOURCES)[number];
  url: string;
  width: number;
  height: number;
  dominant_color: string | null;
  video_url: string | null;
}

/** What only the person sees: pins on protected and secret boards, archived boards, and own disabled boards with their pins. */
export interface HiddenCounts {
  pin_count: number;
  created_pin_count: number;
  quick_saves_pin_count: number;
  story_pin_count: number;
  video_pin_count: number;
  board_count: number;
}

export interface PartnerRow extends ContactRow {
  has_minimal_header: boolean;
}

const COLUMNS = [
  ...['about', 'pronouns', 'country', 'location', 'website_url', 'is_primary_website_verified'],
  ...[
    'impressum_url',
    'seo_noindex_reason',
    'staff_noindex_reason',
    'is_ads_only_profile',
    'ads_only_profile_site',
    'show_creator_profile',
  ],
  ...[
    'should_show_messaging',
    'message_permission',
    'has_custom_board_sorting_order',
    'is_identity_verified',
  ],
  ...['is_inspirational_merchant', 'instagram_username', 'save_behavior', 'pin_count'],
  ...['created_pin_count', 'quick_saves_pin_count', 'story_pin_count', 'video_pin_count', 'board_count'],
  ...[
    'secret_board_count',
    'archived_board_count',
    'following_count',
    'interest_following_count',
    'profile_views',
  ],
  'created_at',
];

// What others do not see of the stored counts; pins on other people's disabled boards, which may be of another home,
// are not looked for. Uses pins_hidden, boards_of_owner and boards_disabled. No secret board is in board_count.
const HIDDEN = `select count(*)::int as pin_count,
    (count(*) filter (where not p.is_repin))::int as created_pin_count,
    (count(*) filter (where p.board_id is null))::int as quick_saves_pin_count,
    (count(*) filter (where p.kind = 'story'))::int as story_pin_count,
    (count(*) filter (where p.kind = 'video'))::int as video_pin_count,
    (select count(*)::int from boards b where b.home = u.home and b.owner_id = u.id and b.deleted_at is null
      and (b.privacy = 'protected' or b.privacy = 'public' and (b.is_temporarily_disabled
        or u.archived_board_count > 0 and exists (
          select 1 from board_memberships m where m.home = u.home and m.user_id = u.id and m.board_id = b.id
            and m.archived_at is not null)))) as board_count
  from (
    select p.home, p.is_repin, p.board_id, p.kind from pins p
    where p.home = u.home and p.pinner_id = u.id and p.deleted_at is null and p.privacy <> 'public'
    union all
    select p.home, p.is_repin, p.board_id, p.kind from boards b join board_pins s on s.home = b.home and s.board_id = b.id
      join pins p on p.home = b.home and p.id = s.pin_id and p.pinner_id = u.id
    where b.home = u.home and b.owner_id = u.id and b.deleted_at is null and b.is_temporarily_disabled
      and p.deleted_at is null and p.privacy = 'public'
  ) as p`;

/** How many of the latest are looked at. */
const MOST_TRIED = 25;

// Everything else uses keys that start with the person's home.
const SELECT = `select ${personCardColumns('u')}, ${COLUMNS.map((name) => `u.${name}`).join(', ')},
    exists (select 1 from pin_clusters c where c.home = u.home and c.user_id = u.id) as has_pin_clusters,
    array(select t.pin_id::text from pin_users t where t.home = u.home and t.user_id = u.id and t.tried_at is not null
      order by t.tried_at desc limit ${MOST_TRIED}) as tried_pin_ids,
    (select json_agg(c) from profile_covers c where c.home = u.home and c.user_id = u.id) as covers,
    (select row_to_json(p) from partner_profiles p where p.home = u.home and p.user_id = u.id) as partner,
    (select row_to_json(h) from (${HIDDEN}) as h) as hidden`;

const BY_ID: Statement = {
  name: 'profile-by-id',
  text: `${SELECT} from users u where u.home = $1 and u.id = $2`,
};

export async function findProfileById(db: Queryable, id: Id): Promise<ProfileRow | null> {
  const [row] = await db.rows<ProfileRow>(BY_ID, [homeOf(id), id]);
  return row ?? null;
}

const FOLLOWS_ME: Statement = {
  name: 'profile-follows-viewer',
  text: 'select from followers where home = $1 and followee_id = $2 and follower_id = $3',
};

export async function isFollowing(db: Queryable, other: Id, viewerId: Id): Promise<boolean> {
  return (await db.rows(FOLLOWS_ME, [homeOf(viewerId), viewerId, other])).length > 0;
}

const TRIED: Statement = {
  name: 'profile-tried-pins',
  text: `select from ${givenIds(1)} as tried (home, id) join pins p on p.home = tried.home and p.id = tried.id
    where p.deleted_at is null and (p.privacy = 'public' or $3) limit 1`,
};

/** Whether any of them is left; what is not public counts for the person alone. */
export async function hasAnyOf(db: Queryable, pinIds: readonly Id[], isOwner: boolean): Promise<boolean> {
  if (pinIds.length === 0) return false;
  return (await db.rows(TRIED, [pinIds.map(homeOf), pinIds, isOwner])).length > 0;
}
