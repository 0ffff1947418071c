import { listWrongCounts, type WrongCount } from '#features/boards/recount.store.ts';
import { listWrongBoardCounts } from '#features/boards/recount-boards.store.ts';
import { listWrongCommentCounts } from '#features/comments/recount-comments.store.ts';
import { listWrongTryCounts } from '#features/pins/recount-tries.store.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Every count in the database that is not what is counted anew. */
export async function wrongCounts(db: Queryable): Promise<WrongCount[]> {
  return [
    ...(await listWrongCounts(db)),
    ...(await listWrongBoardCounts(db)),
    ...(await listWrongCommentCounts(db)),
    ...(await listWrongTryCounts(db)),
  ];
}
