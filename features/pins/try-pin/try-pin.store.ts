import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** How it went when a person tried a pin. */
export interface TryRow {
  pin_id: Id;
  note: string;
  /** Signature of a picture. */
  photo: string | null;
  tried_at: Date;
}

const MARK: Statement = {
  name: 'pins-mark-tried',
  // Rides the primary key. Telling more of it later does not make it a later try.
  text: `insert into pin_users as known (home, user_id, pin_id, tried_at, tried_note, tried_photo)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (home, user_id, pin_id) do update
      set tried_at = coalesce(known.tried_at, $4), tried_note = $5, tried_photo = $6
    returning pin_id, tried_note as note, tried_photo as photo, tried_at`,
};

/** Keeps that a person tried a pin; again it keeps the new words and photo. */
export async function markTried(tx: Transaction, userId: Id, row: TryRow): Promise<TryRow> {
  const { pin_id, note, photo, tried_at } = row;
  const [kept] = await tx.rows<TryRow>(MARK, [homeOf(userId), userId, pin_id, tried_at, note, photo]);
  return kept ?? row;
}

const UNMARK: Statement = {
  name: 'pins-unmark-tried',
  // Rides the primary key.
  text: `update pin_users set tried_at = null, tried_note = '', tried_photo = null
    where home = $1 and user_id = $2 and pin_id = $3`,
};

/** The person has not tried it after all; what is not marked stays so. */
export async function unmarkTried(db: Queryable, userId: Id, pinId: Id): Promise<void> {
  await db.write(UNMARK, [homeOf(userId), userId, pinId]);
}

const FIND: Statement = {
  name: 'pins-find-try',
  // Rides the primary key.
  text: `select pin_id, tried_note as note, tried_photo as photo, tried_at from pin_users
    where home = $1 and user_id = $2 and pin_id = $3 and tried_at is not null`,
};

export async function findTry(db: Queryable, userId: Id, pinId: Id): Promise<TryRow | null> {
  const [row] = await db.rows<TryRow>(FIND, [homeOf(userId), userId, pinId]);
  return row ?? null;
}
