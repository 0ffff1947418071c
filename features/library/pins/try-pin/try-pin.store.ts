import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { TRY_COLUMNS, type TryRow } from '../try.store.ts';

const KEEP: Statement = {
  name: 'tries-keep',
  // Rides pin_tries_of_person. Telling more of it later does not make it a later try.
  text: `insert into pin_tries (home, id, pin_id, user_id, note, photo, tried_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6)
    on conflict (home, pin_id, user_id) where removed_at is null do update set note = $4, photo = $5
    returning ${TRY_COLUMNS}, xmax = 0 as is_new`,
};

/** Keeps what a person says of a pin that they tried; again it keeps the new words and photo, and is not new. */
export async function upsertTry(
  tx: Transaction,
  { pin_id, user_id, note, photo, tried_at }: Omit<TryRow, 'id' | 'like_count'>,
): Promise<TryRow & { is_new: boolean }> {
  const values = [homeOf(pin_id), pin_id, user_id, note, photo, tried_at];
  const [row] = await tx.rows<TryRow & { is_new: boolean }>(KEEP, values);
  if (!row) throw new Error('no try was kept');
  return row;
}

const MARK: Statement = {
  name: 'pins-mark-tried',
  // Rides the primary key.
  text: `insert into pin_users as known (home, user_id, pin_id, tried_at) values ($1, $2, $3, $4)
    on conflict (home, user_id, pin_id) do update set tried_at = coalesce(known.tried_at, $4)`,
};

/** Notes for the list of a person that they tried a pin; once noted it stays as it is. */
export async function markTried(tx: Transaction, userId: Id, pinId: Id, at: Date): Promise<void> {
  await tx.write(MARK, [homeOf(userId), userId, pinId, at]);
}

const UNMARK: Statement = {
  name: 'pins-unmark-tried',
  // Rides the primary key.
  text: 'update pin_users set tried_at = null where home = $1 and user_id = $2 and pin_id = $3',
};

/** The person has not tried it after all; what is not marked stays so. */
export async function unmarkTried(db: Queryable, userId: Id, pinId: Id): Promise<void> {
  await db.write(UNMARK, [homeOf(userId), userId, pinId]);
}

const DELETE: Statement = {
  name: 'tries-delete',
  // Rides pin_tries_of_person.
  text: 'delete from pin_tries where home = $1 and pin_id = $2 and user_id = $3 and removed_at is null',
};

/** Deletes what a person says of a pin, with the likes of it. Answers how many there were: one or none. */
export function deleteTry(tx: Transaction, userId: Id, pinId: Id): Promise<number> {
  return tx.write(DELETE, [homeOf(pinId), pinId, userId]);
}
