import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { SeenPin } from '../pin-proof.ts';
import { TRY_COLUMNS, type TryRow } from '../try.store.ts';

const KEEP: Statement = {
  name: 'tries-keep',
  // Uses pin_tries_of_person. A later edit does not make it a later try.
  text: `insert into pin_tries (home, id, pin_id, user_id, note, photo, tried_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6)
    on conflict (home, pin_id, user_id) where removed_at is null do update set note = $4, photo = $5
    returning ${TRY_COLUMNS}, xmax = 0 as is_new`,
};

/** Stores a person's try; a second one replaces note and photo and is not new. */
export async function upsertTry(
  tx: Transaction,
  { id: pinId }: SeenPin,
  { user_id, note, photo, tried_at }: Omit<TryRow, 'id' | 'pin_id' | 'like_count'>,
): Promise<TryRow & { is_new: boolean }> {
  const values = [homeOf(pinId), pinId, user_id, note, photo, tried_at];
  const [row] = await tx.rows<TryRow & { is_new: boolean }>(KEEP, values);
  if (!row) throw new Error('no try was kept');
  return row;
}

const MARK: Statement = {
  name: 'pins-mark-tried',
  // Uses the primary key.
  text: `insert into pin_users as known (home, user_id, pin_id, tried_at) values ($1, $2, $3, $4)
    on conflict (home, user_id, pin_id) do update set tried_at = coalesce(known.tried_at, $4)`,
};

/** Adds a pin to the person's list of tried pins. Idempotent. */
export async function markTried(tx: Transaction, userId: Id, pinId: Id, at: Date): Promise<void> {
  await tx.write(MARK, [homeOf(userId), userId, pinId, at]);
}

const UNMARK: Statement = {
  name: 'pins-unmark-tried',
  // Uses the primary key.
  text: 'update pin_users set tried_at = null where home = $1 and user_id = $2 and pin_id = $3',
};

/** Removes the pin from that list. Idempotent. */
export async function unmarkTried(db: Queryable, userId: Id, pinId: Id): Promise<void> {
  await db.write(UNMARK, [homeOf(userId), userId, pinId]);
}

const DELETE: Statement = {
  name: 'tries-delete',
  // Uses pin_tries_of_person.
  text: 'delete from pin_tries where home = $1 and pin_id = $2 and user_id = $3 and removed_at is null',
};

/** Deletes a person's try with its likes. Returns how many were deleted: one or none. */
export function deleteTry(tx: Transaction, userId: Id, pinId: Id): Promise<number> {
  return tx.write(DELETE, [homeOf(pinId), pinId, userId]);
}
