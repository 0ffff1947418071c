import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Privacy } from './pin.ts';
import { domainOf } from './pin-link.ts';
import type { NewPin, PinTexts } from './pin-options.ts';
import type { AllowedPin, LockedPin, PinFacts, PinPlace } from './pin-proof.ts';

const FACTS = `p.id, p.pinner_id, p.kind, p.board_id, p.privacy, p.is_repin, p.source_pin_id, p.origin_pin_id,
  p.deleted_at, p.deleted_by, p.last_place`;

const READ: Statement = {
  name: 'pins-facts',
  text: `select ${FACTS} from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join pins p on p.home = wanted.home and p.id = wanted.id`,
};

/** Takes no lock, to learn what to lock; includes deleted pins. */
export async function mapPinFacts(db: Queryable, ids: readonly Id[]): Promise<Map<Id, PinFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<PinFacts>(READ, [ids.map(homeOf), ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const LOCK: Statement = {
  name: 'pins-lock',
  text: `select ${FACTS} from pins p where p.home = $1 and p.id = any($2::bigint[])
    order by p.id for no key update`,
};

/** Locks home by home in id order, so that two writers never deadlock. */
export async function lockPinRows(tx: Transaction, ids: readonly Id[]): Promise<Map<Id, LockedPin>> {
  const homes = [...new Set(ids.map(homeOf))].sort((a, b) => a - b);
  const found = new Map<Id, LockedPin>();
  for (const home of homes) {
    const here = ids.filter((id) => homeOf(id) === home);
    for (const row of await tx.rows<LockedPin>(LOCK, [home, here])) found.set(row.id, row);
  }
  return found;
}

const HOLD_BOARD: Statement = {
  name: 'pins-hold-board',
  text: 'select owner_id as id from boards where home = $1 and id = $2 for share',
};

/** Until the transaction ends, nobody can change who sees the board. Returns its owner. */
export async function holdBoardOfPin(tx: Transaction, boardId: Id): Promise<Id | null> {
  const [owner] = await tx.rows<{ id: Id }>(HOLD_BOARD, [homeOf(boardId), boardId]);
  return owner?.id ?? null;
}

const INSERT: Statement = {
  name: 'pins-insert',
  text: `insert into pins (home, id, pinner_id, kind, board_id, privacy, title, description, link, domain, alt_text,
      image_signature, image_width, image_height, dominant_color, is_animated, video_signature, video_extension,
      video_duration_ms, story, is_comments_allowed, price_value, price_currency, created_at, updated_at, availability)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
      $22, $23, $23, $24)
    returning id`,
};

export async function insertPinRow(tx: Transaction, pin: NewPin): Promise<Id> {
  const { video, price } = pin;
  const [row] = await tx.rows<{ id: Id }>(INSERT, [
    ...[homeOf(pin.pinnerId), pin.pinnerId, pin.kind, pin.boardId, pin.privacy, pin.title, pin.description],
    ...[pin.link, domainOf(pin.link), pin.altText, pin.imageSignature, pin.imageWidth, pin.imageHeight],
    ...[pin.dominantColor, pin.isAnimated, video?.signature, video?.extension, video?.durationMs, pin.story],
    ...[pin.isCommentsAllowed, price?.value, price?.currency, pin.createdAt, pin.availability],
  ]);
  if (!row) throw new Error('no pin was inserted');
  return row.id;
}

// What a saved pin copies from its source: everything shown, nothing earned or paid for.
const TAKEN_OVER = `kind, title, link, domain, alt_text, image_signature, image_width, image_height,
  dominant_color, is_animated, video_signature, video_extension, video_duration_ms, story, is_comments_allowed,
  price_value, price_currency, rich_summary, link_key`;

const COPY: Statement = {
  name: 'pins-copy',
  text: `with p as materialized (
      select p.id, p.pinner_id, p.description, p.origin_pin_id, p.origin_pinner_id, ${prefixed(TAKEN_OVER)}, wanted.place
      from unnest($7::smallint[], $8::bigint[]) with ordinality as wanted (home, id, place)
      join pins p on p.home = wanted.home and p.id = wanted.id)
    insert into pins (home, id, pinner_id, board_id, privacy, description, origin_pin_id, origin_pinner_id,
      source_pin_id, is_repin, created_at, updated_at, ${TAKEN_OVER})
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, $3::bigint, $4, coalesce($5, p.description), coalesce(p.origin_pin_id, p.id),
      coalesce(p.origin_pinner_id, p.pinner_id), p.id, true, $6::timestamptz, $6::timestamptz, ${prefixed(TAKEN_OVER)}
    from p order by p.place desc
    returning id, source_pin_id`,
};

export interface CopyPins {
  pinnerId: Id;
  boardId: Id | null;
  privacy: Privacy;
  /** Null copies the description of each source. */
  description: string | null;
  at: Date;
}

/** Copies the credit chain, too; returns the new ids by source id. */
export async function copyPinRows(
  tx: Transaction,
  sources: readonly LockedPin[],
  { pinnerId, boardId, privacy, description, at }: CopyPins,
): Promise<Map<Id, Id>> {
  const rows = await tx.rows<{ id: Id; source_pin_id: Id }>(COPY, [
    ...[homeOf(pinnerId), pinnerId, boardId, privacy, description, at],
    ...[sources.map(({ id }) => homeOf(id)), sources.map(({ id }) => id)],
  ]);
  return new Map(rows.map((row) => [row.source_pin_id, row.id]));
}

export type Chain = Pick<PinFacts, 'source_pin_id' | 'origin_pin_id'>;

const CHANGE_REPINS: Statement = {
  name: 'pins-change-repins',
  text: `update pins p set repin_count = p.repin_count + changed.change
    from unnest($1::smallint[], $2::bigint[], $3::int[]) as changed (home, id, change)
    where p.home = changed.home and p.id = changed.id`,
};

/** Their chains are locked, too. */
export function countRepins(tx: Transaction, sources: readonly LockedPin[]): Promise<void> {
  const chains = sources.map(({ id, origin_pin_id }) => [id, origin_pin_id ?? id]);
  return changeRepinCounts(tx, chains, 1);
}

/** The pins that these were saved from are locked with them. */
export function countAsRepins(tx: Transaction, copies: readonly LockedPin[], by: 1 | -1): Promise<void> {
  return changeRepinCounts(tx, copies.map(countersOf), by);
}

export function countersOf({ source_pin_id, origin_pin_id }: Chain): Id[] {
  return [source_pin_id, origin_pin_id].filter((id) => id !== null);
}

async function changeRepinCounts(
  tx: Transaction,
  chains: readonly (readonly Id[])[],
  by: 1 | -1,
): Promise<void> {
  const changes = new Map<Id, number>();
  for (const id of chains.flatMap((chain) => [...new Set(chain)]))
    changes.set(id, (changes.get(id) ?? 0) + by);
  const ids = [...changes.keys()];
  if (ids.length > 0) await tx.write(CHANGE_REPINS, [ids.map(homeOf), ids, [...changes.values()]]);
}

const SET_BOARD: Statement = {
  name: 'pins-set-board',
  text: `update pins p set board_id = $3, privacy = coalesce($4, p.privacy), last_place = null, updated_at = $5
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    where p.home = wanted.home and p.id = wanted.id`,
};

export async function setBoardOfPins(
  tx: Transaction,
  pins: readonly AllowedPin[],
  { boardId, privacy, at }: { boardId: Id | null; privacy: Privacy | null; at: Date },
): Promise<void> {
  const ids = pins.map(({ id }) => id);
  if (ids.length > 0) await tx.write(SET_BOARD, [ids.map(homeOf), ids, boardId, privacy, at]);
}

const LEAVE: Statement = {
  name: 'pins-leave-board',
  text: `update pins p set board_id = null, last_place = nullif(left_at.place, 'null'), updated_at = $5,
      deleted_at = case when $4::bigint is null then p.deleted_at else $5 end, deleted_by = coalesce($4, p.deleted_by)
    from unnest($1::smallint[], $2::bigint[], $3::jsonb[]) as left_at (home, id, place)
    where p.home = left_at.home and p.id = left_at.id`,
};

export async function leaveBoards(
  tx: Transaction,
  pins: readonly AllowedPin[],
  places: ReadonlyMap<Id, PinPlace>,
  { deletedBy, at }: { deletedBy: Id | null; at: Date },
): Promise<void> {
  const ids = pins.map(({ id }) => id);
  const left = ids.map((id) => JSON.stringify(places.get(id) ?? null));
  if (ids.length > 0) await tx.write(LEAVE, [ids.map(homeOf), ids, left, deletedBy, at]);
}

const UNDELETE: Statement = {
  name: 'pins-undelete',
  text: `update pins p set deleted_at = null, deleted_by = null, updated_at = $3
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    where p.home = wanted.home and p.id = wanted.id`,
};

export async function undeletePinRows(tx: Transaction, pins: readonly AllowedPin[], at: Date): Promise<void> {
  const ids = pins.map(({ id }) => id);
  if (ids.length > 0) await tx.write(UNDELETE, [ids.map(homeOf), ids, at]);
}

const TAKE_OVER: Statement = {
  name: 'pins-take-over-deletion',
  text: 'update pins set deleted_by = $3 where home = $1 and id = $2 and deleted_at is not null',
};

export async function setDeletedBy(
  tx: Transaction,
  { id }: AllowedPin<'moderate'>,
  deletedBy: Id,
): Promise<void> {
  await tx.write(TAKE_OVER, [homeOf(id), id, deletedBy]);
}

const EDIT: Statement = {
  name: 'pins-edit',
  text: `update pins set title = coalesce($3, title), description = coalesce($4, description),
      link = case when $5::boolean then $6 else link end, domain = case when $5::boolean then $7 else domain end,
      link_key = case when $5::boolean and link is distinct from $6 then null else link_key end,
      rich_summary = case when $5::boolean and link is distinct from $6 then null else rich_summary end,
      alt_text = coalesce($8, alt_text), is_comments_allowed = coalesce($9, is_comments_allowed),
      price_value = case when $10::boolean then $11::numeric else price_value end,
      price_currency = case when $10::boolean then $12 else price_currency end, updated_at = $13,
      availability = coalesce($14, availability)
    where home = $1 and id = $2`,
};

export async function editPinRow(
  tx: Transaction,
  { id }: AllowedPin<'own'>,
  texts: Partial<PinTexts>,
  at: Date,
): Promise<void> {
  const { title, description, link, altText, isCommentsAllowed, price, availability } = texts;
  await tx.write(EDIT, [
    ...[homeOf(id), id, title, description, link !== undefined, link, domainOf(link ?? null), altText],
    ...[isCommentsAllowed, price !== undefined, price?.value, price?.currency, at, availability],
  ]);
}

function prefixed(columns: string): string {
  return columns
    .split(',')
    .map((column) => `p.${column.trim()}`)
    .join(', ');
}
