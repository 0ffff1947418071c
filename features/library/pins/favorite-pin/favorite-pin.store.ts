import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { SeenPin } from '../pin-proof.ts';
import { lockPinRows } from '../pin-rows.store.ts';

const MARK: Statement = {
  name: 'pins-mark-favorite',
  text: `insert into pin_users as known (home, user_id, pin_id, favorited_at) values ($1, $2, $3, $4)
    on conflict (home, user_id, pin_id) do update set favorited_at = $4 where known.favorited_at is null`,
};

const MARKED: Statement = {
  name: 'pins-is-marked-favorite',
  text: `select from pin_users where home = $1 and user_id = $2 and pin_id = $3 and favorited_at is not null`,
};

const UNMARK: Statement = {
  name: 'pins-unmark-favorite',
  text: `update pin_users set favorited_at = null
    where home = $1 and user_id = $2 and pin_id = $3 and favorited_at is not null`,
};

const COUNT: Statement = {
  name: 'pins-count-favorite',
  text: 'update pins set favorite_count = favorite_count + $3 where home = $1 and id = $2',
};

export async function markFavorite(
  tx: Transaction,
  { id: pinId, seenBy: userId }: SeenPin,
  at: Date,
): Promise<void> {
  const isNew = (await tx.write(MARK, [homeOf(userId), userId, pinId, at])) === 1;
  if (isNew) await tx.write(COUNT, [homeOf(pinId), pinId, 1]);
}

/** Locks only a pin that has the mark, as waiting would reveal a hidden one. */
export async function unmarkFavorite(
  tx: Transaction,
  { id: userId }: Oneself | ErasedPerson,
  pinId: Id,
): Promise<void> {
  if ((await tx.rows(MARKED, [homeOf(userId), userId, pinId])).length === 0) return;
  await lockPinRows(tx, [pinId]);
  const wasMarked = (await tx.write(UNMARK, [homeOf(userId), userId, pinId])) === 1;
  if (wasMarked) await tx.write(COUNT, [homeOf(pinId), pinId, -1]);
}
