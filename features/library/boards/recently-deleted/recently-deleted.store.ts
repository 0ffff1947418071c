import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { BOARD_COLUMNS, type BoardRow, JOIN_OWNER, readBoards } from '../board.store.ts';

const DELETED: Statement = {
  name: 'boards-recently-deleted',
  // Uses boards_deleted.
  text: `select ${BOARD_COLUMNS} from boards b ${JOIN_OWNER}
    where b.home = $1 and b.owner_id = $2 and b.deleted_at is not null and b.deleted_at > $3
      and (b.deleted_at, b.id) < ($4::timestamptz, $5::bigint)
    order by b.deleted_at desc, b.id desc limit $6`,
};

export function listDeletedBoards(
  db: Queryable,
  ownerId: Id,
  { since, after, limit }: { since: Date; after: { at: string; id: string } | null; limit: number },
): Promise<BoardRow[]> {
  const { at, id } = after ?? { at: 'infinity', id: '0' };
  return readBoards(db, DELETED, [homeOf(ownerId), ownerId, since, at, id, limit]);
}
