import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AllowedPin, LockedPin } from './pin-proof.ts';

export interface TryRow {
  id: Id;
  pin_id: Id;
  user_id: Id;
  note: string;
  /** Signature of the picture. */
  photo: string | null;
  /** From 1, worst, to 5, best. */
  stars: number | null;
  like_count: number;
  tried_at: Date;
}

export const TRY_COLUMNS = 'id, pin_id, user_id, note, photo, stars, like_count, tried_at';

const BY_ID: Statement = {
  name: 'tries-by-id',
  text: `select ${TRY_COLUMNS} from pin_tries where home = $1 and id = $2 and removed_at is null`,
};

const COUNT: Statement = {
  name: 'pins-change-try-count',
  text: 'update pins set try_count = try_count + $3 where home = $1 and id = $2',
};

export async function addToTryCount(tx: Transaction, { id }: LockedPin, by: number): Promise<void> {
  if (by !== 0) await tx.write(COUNT, [homeOf(id), id, by]);
}

const PIN: Statement = {
  name: 'tries-pin',
  text: 'select pin_id as id from pin_tries where home = $1 and id = $2',
};

/** The try may be removed. */
export async function findPinOfTry(db: Queryable, id: Id): Promise<Id | null> {
  const [row] = await db.rows<{ id: Id }>(PIN, [homeOf(id), id]);
  return row?.id ?? null;
}

export async function findTryById(db: Queryable, id: Id): Promise<TryRow | null> {
  const [row] = await db.rows<TryRow>(BY_ID, [homeOf(id), id]);
  return row ?? null;
}

const BY_IDS: Statement = {
  name: 'tries-by-ids',
  text: `select ${TRY_COLUMNS} from pin_tries
    where (home, id) in (select * from unnest($1::smallint[], $2::bigint[])) and removed_at is null`,
};

export function listTriesByIds(db: Queryable, ids: readonly Id[]): Promise<TryRow[]> {
  return db.rows<TryRow>(BY_IDS, [ids.map(homeOf), ids]);
}

const AUTHORS: Statement = {
  name: 'tries-authors',
  // Uses pin_tries_of_person.
  text: 'select user_id, stars from pin_tries where home = $1 and pin_id = $2 and removed_at is null',
};

export function listTryAuthors(db: Queryable, pinId: Id): Promise<Pick<TryRow, 'user_id' | 'stars'>[]> {
  return db.rows(AUTHORS, [homeOf(pinId), pinId]);
}

const OF_PERSON: Statement = {
  name: 'tries-of-person',
  // Uses pin_tries_of_person.
  text: `select ${TRY_COLUMNS} from pin_tries
    where (home, pin_id) in (select * from unnest($1::smallint[], $2::bigint[])) and user_id = $3
      and removed_at is null`,
};

export async function mapTriesOf(db: Queryable, userId: Id, pinIds: readonly Id[]): Promise<Map<Id, TryRow>> {
  if (pinIds.length === 0) return new Map();
  const rows = await db.rows<TryRow>(OF_PERSON, [pinIds.map(homeOf), pinIds, userId]);
  return new Map(rows.map((row) => [row.pin_id, row]));
}

const LIKED: Statement = {
  name: 'tries-liked',
  text: `select try_id as id from pin_try_likes
    where (home, try_id) in (select * from unnest($1::smallint[], $2::bigint[])) and user_id = $3`,
};

export async function listLikedTries(db: Queryable, personId: Id, ids: readonly Id[]): Promise<Set<Id>> {
  if (ids.length === 0) return new Set();
  const rows = await db.rows<{ id: Id }>(LIKED, [ids.map(homeOf), ids, personId]);
  return new Set(rows.map((row) => row.id));
}

const SET: Statement = {
  name: 'tries-set-removed',
  // Uses the primary key, and pin_tries_of_person.
  text: `update pin_tries t set removed_at = $3 where home = $1 and id = $2 and pin_id = $4
      and (removed_at is null) = ($3::timestamptz is not null)
      and ($3::timestamptz is not null or not exists (select 1 from pin_tries o where o.home = t.home
        and o.pin_id = t.pin_id and o.user_id = t.user_id and o.removed_at is null))
    returning ${TRY_COLUMNS}`,
};

/** A null time restores it. Returns null if nothing changes, or the try is gone or was replaced. */
export async function setRemoved(
  tx: Transaction,
  pin: AllowedPin<'moderate'>,
  id: Id,
  at: Date | null,
): Promise<TryRow | null> {
  const [row] = await tx.rows<TryRow>(SET, [homeOf(id), id, at, pin.id]);
  return row ?? null;
}
