import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const HIDE: Statement = {
  name: 'pins-hide',
  text: `insert into pin_users as known (home, user_id, pin_id, hidden_at) values ($1, $2, $3, $4)
    on conflict (home, user_id, pin_id) do update set hidden_at = $4 where known.hidden_at is null`,
};

const SHOW: Statement = {
  name: 'pins-show-again',
  text: `update pin_users set hidden_at = null
    where home = $1 and user_id = $2 and pin_id = $3 and hidden_at is not null`,
};

export async function markHidden(
  tx: Transaction,
  { id: userId }: Oneself,
  pinId: Id,
  at: Date,
): Promise<void> {
  await tx.write(HIDE, [homeOf(userId), userId, pinId, at]);
}

export async function unmarkHidden(tx: Transaction, { id: userId }: Oneself, pinId: Id): Promise<void> {
  await tx.write(SHOW, [homeOf(userId), userId, pinId]);
}
