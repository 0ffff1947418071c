import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedPin, SeenPin } from '../pin-proof.ts';
import { TRY_COLUMNS, type TryRow } from '../try.store.ts';

const KEEP: Statement = {
  name: 'tries-keep',
  // Uses pin_tries_of_person. A later edit does not make it a later try.
  text: `insert into pin_tries (home, id, pin_id, user_id, note, photo, stars, tried_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7)
    on conflict (home, pin_id, user_id) where removed_at is null do update set note = $4, photo = $5, stars = $6
    returning ${TRY_COLUMNS}, xmax = 0 as is_new`,
};

/** A second try replaces note, photo and stars, and is not new. */
export async function upsertTry(
  tx: Transaction,
  { id: pinId, seenBy }: SeenPin,
  { note, photo, stars, tried_at }: Pick<TryRow, 'note' | 'photo' | 'stars' | 'tried_at'>,
): Promise<TryRow & { is_new: boolean }> {
  const values = [homeOf(pinId), pinId, seenBy, note, photo, stars, tried_at];
  const [row] = await tx.rows<TryRow & { is_new: boolean }>(KEEP, values);
  if (!row) throw new Error('no try was kept');
  return row;
}

const MARK: Statement = {
  name: 'pins-mark-tried',
  text: `insert into pin_users as known (home, user_id, pin_id, tried_at) values ($1, $2, $3, $4)
    on conflict (home, user_id, pin_id) do update set tried_at = coalesce(known.tried_at, $4)`,
};

/** Idempotent. */
export async function markTried(
  tx: Transaction,
  { id: pinId }: LockedPin,
  { user_id, tried_at }: Pick<TryRow, 'user_id' | 'tried_at'>,
): Promise<void> {
  await tx.write(MARK, [homeOf(user_id), user_id, pinId, tried_at]);
}

const UNMARK: Statement = {
  name: 'pins-unmark-tried',
  text: 'update pin_users set tried_at = null where home = $1 and user_id = $2 and pin_id = $3',
};

export async function unmarkTried(tx: Transaction, { id: pinId }: LockedPin, userId: Id): Promise<void> {
  await tx.write(UNMARK, [homeOf(userId), userId, pinId]);
}

const DELETE: Statement = {
  name: 'tries-delete',
  // Uses pin_tries_of_person.
  text: 'delete from pin_tries where home = $1 and pin_id = $2 and user_id = $3 and removed_at is null',
};

/** Deletes its likes as well. Returns how many tries were deleted: one or none. */
export function deleteTry(
  tx: Transaction,
  { id: pinId }: LockedPin,
  { id: userId }: Oneself,
): Promise<number> {
  return tx.write(DELETE, [homeOf(pinId), pinId, userId]);
}
