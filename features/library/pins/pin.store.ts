import { type PersonCardRow, personCardColumns, readPersonCard } from '#features/core/people/person-row.ts';
import {
  distinctIds,
  givenIds,
  type Queryable,
  type Statement,
  type Transaction,
} from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type FiledTopic, topicNameIn } from './filed-topic.ts';
import type { PinKind, Privacy, Story } from './pin.ts';
import { boardOfPinColumns, joinBoardOfPin, type PinBoardRow, readNearBoard } from './pin-board.store.ts';
import type { AllowedPin } from './pin-proof.ts';
import type { Availability, RichSummary } from './rich-summary.ts';
import { isFiledAsSeen } from './topics-key.ts';

export interface PinRow {
  id: Id;
  kind: PinKind;
  board_id: Id | null;
  privacy: Privacy;
  title: string;
  description: string;
  link: string | null;
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
  availability: Availability | null;
  rich_summary: RichSummary | null;
  /** Of the staff. */
  seo_noindex_reason: string | null;
  repin_count: number;
  comment_count: number;
  try_count: number;
  favorite_count: number;
  created_at: Date;
  /** The pinner allows comments in general. */
  are_comments_open: boolean;
  pinner: PersonCardRow;
  is_favorite: boolean;
  /** Its live board if it lives in the pin's home; otherwise null, and `mapBoardsOfPins` reads it. */
  near_board: PinBoardRow | null;
}

/** Needs `pins p` and the joins of `joinBeside`. */
export const ownPinColumns = ({ id }: ViewerInStatement) => `
  p.id, p.kind, p.board_id, p.privacy, p.title, p.description, p.link, p.domain, p.alt_text,
  p.image_signature, p.image_width, p.image_height, p.dominant_color, p.is_animated, p.video_signature,
  p.video_extension, p.video_duration_ms, p.story, p.origin_pin_id, p.origin_pinner_id, p.is_repin,
  p.is_promoted, p.is_comments_allowed, p.price_value, p.price_currency, p.availability, p.rich_summary, p.seo_noindex_reason, p.repin_count,
  p.comment_count, p.try_count, p.favorite_count, p.created_at,
  u.allow_comments as are_comments_open, ${boardOfPinColumns(id)}`;

export const pinColumns = (viewer: ViewerInStatement) =>
  `${ownPinColumns(viewer)}, ${personCardColumns('u', 'pinner_')}`;

/** SQL expressions; both are 0, which no one has, for visitors. */
interface ViewerInStatement {
  home: string;
  id: string;
}

/** The pinner always lives in the pin's home; the board is joined if it does, too. */
export const joinBeside = ({ id }: ViewerInStatement) => `
  join users u on u.home = p.home and u.id = p.pinner_id ${joinBoardOfPin(id)}`;

/** A step of its own: marks live in the viewer's home. */
export const joinFavorite = ({ home, id }: ViewerInStatement) =>
  `left join pin_users f on f.home = ${home} and f.user_id = ${id} and f.pin_id = found.id`;

export const FOUND_COLUMNS = 'found.*, f.favorited_at is not null as is_favorite';

/** Newest first. */
export const withFavorites = (
  found: string,
  viewer: ViewerInStatement,
) => `with found as materialized (${found})
  select ${FOUND_COLUMNS} from found ${joinFavorite(viewer)} order by found.id desc`;

/** Uses the parameters `$first` and the next one. */
export function viewerAt(first: number): ViewerInStatement {
  return { home: `$${first}::smallint`, id: `$${first + 1}::bigint` };
}

export function viewerValues(id: Id | undefined): readonly unknown[] {
  // A cluster finds no node for a null.
  return id ? [homeOf(id), id] : [0, 0];
}

/** Rows of `pinColumns`, or of `ownPinColumns` if the pinner is given. */
export async function readPins(
  db: Queryable,
  statement: Statement,
  values: readonly unknown[],
  pinner?: PersonCardRow,
): Promise<PinRow[]> {
  const rows = await db.rows<PinRow>(statement, values);
  return rows.map((row) => withBeside(row, pinner));
}

function withBeside(row: PinRow, pinner?: PersonCardRow): PinRow {
  row.pinner = pinner ?? readPersonCard(row, 'pinner_');
  row.near_board = readNearBoard(row);
  return row;
}

const BY_IDS: Statement = {
  name: 'pins-by-ids',
  text: `with found as materialized (
      select ${pinColumns(viewerAt(3))} from ${distinctIds(1)} as wanted
      join pins p on p.home = wanted.home and p.id = wanted.id ${joinBeside(viewerAt(3))} where p.deleted_at is null)
    select ${FOUND_COLUMNS} from ${givenIds(1)} with ordinality as wanted (home, id, place)
    join found on found.id = wanted.id ${joinFavorite(viewerAt(3))} order by wanted.place`,
};

export interface PinReader {
  db: Queryable;
  viewer: { id: Id | undefined };
}

export async function listPinsByIds({ db, viewer }: PinReader, ids: readonly Id[]): Promise<PinRow[]> {
  return ids.length === 0 ? [] : readPins(db, BY_IDS, [ids.map(homeOf), ids, ...viewerValues(viewer.id)]);
}

export interface Asked {
  statement: Statement;
  values: readonly unknown[];
}

/**
 * The pin is null if it lives in another home.
 * @param places selects places with a `pin_id`; `$1` is the home of the list
 */
export async function listPlacesWithPins<Place extends { pin_id: Id }>(
  { db, viewer }: PinReader,
  { statement, values }: Asked,
): Promise<{ place: Place; pin: PinRow | null }[]> {
  // Each pin is found by its whole key, whatever length the planner estimates for the list.
  const viewerIn = viewerAt(values.length + 1);
  const text = `with found as materialized (select l.*, near.* from (
      select *, row_number() over () as list_place from (${statement.text}) as places) as l
    left join lateral (select ${pinColumns(viewerIn)} from pins p ${joinBeside(viewerIn)}
      where p.home = $1 and p.id = l.pin_id and p.deleted_at is null offset 0) as near on true)
    select ${FOUND_COLUMNS} from found ${joinFavorite(viewerIn)} order by found.list_place`;
  const asked = { name: `${statement.name}-with-pins`, text };
  const rows = await db.rows<Place & PinRow>(asked, [...values, ...viewerValues(viewer.id)]);
  return rows.map((row) => ({ place: row, pin: row.id === null ? null : withBeside(row) }));
}

const OF_PIN: Statement = {
  name: 'topics-of-pin',
  text: `select t.id, ${topicNameIn('t', '$3')} as name, t.slug, t.parent_id, p.reason, ${isFiledAsSeen('p', '$1')} as is_as_seen from pin_interests p
    join interests t on t.id = p.interest_id and t.hidden_at is null and t.merged_into_id is null
    where p.home = $1 and p.pin_id = $2
    order by array_position('{owner,text,board,filed}', p.reason), t.pin_count desc, t.id`,
};

/** Strongest reasons first. */
export async function listTopicsOfPin(
  db: Queryable,
  pinId: Id,
  locale: string,
): Promise<(FiledTopic & { is_as_seen: boolean })[]> {
  return db.rows<FiledTopic & { is_as_seen: boolean }>(OF_PIN, [homeOf(pinId), pinId, locale]);
}

const SET: Statement = {
  name: 'pin-set-noindex-reason',
  text: 'update pins set seo_noindex_reason = $3 where home = $1 and id = $2',
};

export async function setNoindexReason(
  tx: Transaction,
  { id }: AllowedPin<'moderate'>,
  reason: string | null,
): Promise<void> {
  await tx.write(SET, [homeOf(id), id, reason]);
}
