import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { SeenTry } from '../pin-proof.ts';

const LIKE: Statement = {
  name: 'tries-like',
  // Locks the try first; otherwise two likes of a try that is being deleted would wait for each other. Of rows that it
  // does not return, a cluster also counts those in conflict.
  text: `with liked as materialized (
      select home, id from pin_tries where home = $1 and id = $2 for no key update)
    insert into pin_try_likes (home, try_id, user_id, created_at)
    select home, id, $3::bigint, $4::timestamptz from liked
    on conflict do nothing returning try_id`,
};

const UNLIKE: Statement = {
  name: 'tries-unlike',
  text: 'delete from pin_try_likes where home = $1 and try_id = $2 and user_id = $3',
};

const COUNT: Statement = {
  name: 'tries-count-likes',
  text: 'update pin_tries set like_count = like_count + $3 where home = $1 and id = $2',
};

/** Returns whether it is new. */
export async function insertTryLike(tx: Transaction, { id, seenBy }: SeenTry, at: Date): Promise<boolean> {
  const isNew = (await tx.write(LIKE, [homeOf(id), id, seenBy, at])) === 1;
  if (isNew) await tx.write(COUNT, [homeOf(id), id, 1]);
  return isNew;
}

export async function deleteTryLike(
  tx: Transaction,
  { id: personId }: Oneself | ErasedPerson,
  id: Id,
): Promise<void> {
  const wasThere = (await tx.write(UNLIKE, [homeOf(id), id, personId])) === 1;
  if (wasThere) await tx.write(COUNT, [homeOf(id), id, -1]);
}
