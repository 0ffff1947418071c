import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { SeenComment } from '../comment.ts';

const LIKE: Statement = {
  name: 'comments-like',
  text: `insert into comment_likes (home, comment_id, user_id, created_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
};

const UNLIKE: Statement = {
  name: 'comments-unlike',
  text: 'delete from comment_likes where home = $1 and comment_id = $2 and user_id = $3',
};

const COUNT: Statement = {
  name: 'comments-count-likes',
  text: 'update comments set like_count = like_count + $3 where home = $1 and id = $2',
};

/** Returns whether it is new. */
export async function insertLike(tx: Transaction, { id, seenBy }: SeenComment, at: Date): Promise<boolean> {
  const isNew = (await tx.write(LIKE, [homeOf(id), id, seenBy, at])) === 1;
  if (isNew) await tx.write(COUNT, [homeOf(id), id, 1]);
  return isNew;
}

/** Idempotent. */
export async function deleteLike(
  tx: Transaction,
  { id: personId }: Oneself | ErasedPerson,
  id: Id,
): Promise<void> {
  const wasThere = (await tx.write(UNLIKE, [homeOf(id), id, personId])) === 1;
  if (wasThere) await tx.write(COUNT, [homeOf(id), id, -1]);
}
