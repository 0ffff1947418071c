import { type PersonCardRow, personCardColumns } from '#features/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { PinKind, Privacy } from './pin.ts';
import type { Story } from './story.ts';

/** A pin with its pinner, as read for showing. */
export interface PinRow {
  id: Id;
  kind: PinKind;
  board_id: Id | null;
  privacy: Privacy;
  title: string;
  description: string;
  link: string | null;
  tracked_link: string | null;
  mobile_link: string | null;
  domain: string | null;
  alt_text: string;
  image_signature: string;
  image_width: number;
  image_height: number;
  dominant_color: string;
  is_animated: boolean;
  video_signature: string | null;
  video_extension: 'mp4' | 'webm' | null;
  video_duration_ms: number | null;
  story: Story | null;
  origin_pin_id: Id | null;
  origin_pinner_id: Id | null;
  is_repin: boolean;
  is_promoted: boolean;
  is_comments_allowed: boolean;
  price_value: string | null;
  price_currency: string | null;
  seo_title: string | null;
  seo_description: string | null;
  seo_noindex_reason: string | null;
  rich_summary: Record<string, unknown> | null;
  visual_annotation: string[];
  repin_count: number;
  comment_count: number;
  favorite_count: number;
  reaction_counts: Record<string, number>;
  created_at: Date;
  pinner: PersonCardRow;
}

const COLUMNS = [
  ...[
    'id',
    'kind',
    'board_id',
    'privacy',
    'title',
    'description',
    'link',
    'tracked_link',
    'mobile_link',
    'domain',
  ],
  ...['alt_text', 'image_signature', 'image_width', 'image_height', 'dominant_color', 'is_animated'],
  ...[
    'video_signature',
    'video_extension',
    'video_duration_ms',
    'story',
    'origin_pin_id',
    'origin_pinner_id',
  ],
  ...['is_repin', 'is_promoted', 'is_comments_allowed', 'price_value', 'price_currency', 'seo_title'],
  ...[
    'seo_description',
    'seo_noindex_reason',
    'rich_summary',
    'visual_annotation',
    'repin_count',
    'comment_count',
  ],
  ...['favorite_count', 'reaction_counts', 'created_at'],
];

/** Select list of a flat pin row from `pins p` and its pinner from `users u`. */
export const PIN_COLUMNS = `${COLUMNS.map((name) => `p.${name}`).join(', ')}, ${personCardColumns('u', 'pinner_')}`;

/** Joins the pinner of `pins p`, who always lives in the pin's home. */
export const JOIN_PINNER = 'join users u on u.home = p.home and u.id = p.pinner_id';

interface FlatRow extends Omit<PinRow, 'pinner'> {
  [pinner: `pinner_${string}`]: unknown;
}

/** Rows of a statement that selects `PIN_COLUMNS`. */
export async function readPins(
  db: Queryable,
  statement: Statement,
  values: readonly unknown[],
): Promise<PinRow[]> {
  return (await db.rows<FlatRow>(statement, values)).map(withPinner);
}

function withPinner(row: FlatRow): PinRow {
  const pinner = {
    id: row.pinner_id,
    username: row.pinner_username,
    full_name: row.pinner_full_name,
    first_name: row.pinner_first_name,
    avatar_signature: row.pinner_avatar_signature,
    follower_count: row.pinner_follower_count,
    is_partner: row.pinner_is_partner,
    is_verified_merchant: row.pinner_is_verified_merchant,
    is_private_profile: row.pinner_is_private_profile,
    is_active: row.pinner_is_active,
  } as PersonCardRow;
  return { ...row, pinner };
}

const BY_IDS: Statement = {
  name: 'pins-by-ids',
  // Rides the primary keys of pins and users.
  text: `select ${PIN_COLUMNS} from unnest($1::smallint[], $2::bigint[]) with ordinality as wanted (home, id, place)
    join pins p on p.home = wanted.home and p.id = wanted.id ${JOIN_PINNER}
    where p.deleted_at is null order by wanted.place`,
};

/** The live pins of these ids, in their order. */
export async function listPinsByIds(db: Queryable, ids: readonly Id[]): Promise<PinRow[]> {
  return ids.length === 0 ? [] : readPins(db, BY_IDS, [ids.map(homeOf), ids]);
}

/** What stands beside a pin of the board it is on. */
export interface PinBoardRow {
  id: Id;
  name: string;
  slug: string;
  privacy: Privacy;
  is_temporarily_disabled: boolean;
  section_count: number;
  owner_id: Id;
  owner_username: string;
  owner_full_name: string;
  owner_is_active: boolean;
  owner_is_private_profile: boolean;
  /** Whether the viewer works on it; false for whoever is not signed in. */
  is_mine: boolean;
}

const BOARDS: Statement = {
  name: 'pins-boards',
  // Rides the primary keys of boards, users and board_collaborators.
  text: `select b.id, b.name, b.slug, b.privacy, b.is_temporarily_disabled, b.section_count,
      ${personCardColumns('o', 'owner_')},
      coalesce(b.owner_id = $3 or exists (
        select from board_collaborators c
        where c.home = b.home and c.board_id = b.id and c.user_id = $3 and c.status = 'accepted'), false) as is_mine
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join boards b on b.home = wanted.home and b.id = wanted.id
    join users o on o.home = b.home and o.id = b.owner_id
    where b.deleted_at is null`,
};

/** The live boards of these ids as a pin shows them, by id. */
export async function mapPinBoards(
  db: Queryable,
  ids: readonly Id[],
  viewerId: Id | undefined,
): Promise<Map<Id, PinBoardRow>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const rows = await db.rows<PinBoardRow>(BOARDS, [unique.map(homeOf), unique, viewerId ?? null]);
  return new Map(rows.map((row) => [row.id, row]));
}

const FAVORITES: Statement = {
  name: 'pins-favorites',
  // Rides the primary key of pin_users.
  text: `select pin_id from pin_users
    where home = $1 and user_id = $2 and pin_id = any($3::bigint[]) and favorited_at is not null`,
};

/** Which of these pins the viewer marked as favourites. */
export async function listFavorites(db: Queryable, viewerId: Id, ids: readonly Id[]): Promise<Set<Id>> {
  if (ids.length === 0) return new Set();
  const rows = await db.rows<{ pin_id: Id }>(FAVORITES, [homeOf(viewerId), viewerId, ids]);
  return new Set(rows.map((row) => row.pin_id));
}
