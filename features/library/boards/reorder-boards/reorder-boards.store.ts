import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** Sorted as the list of boards: smaller key first, then smaller id. */
export interface KeyedBoard {
  id: Id;
  key: string;
}

// The order is the list's: boards that were never moved come after those that were, newest first.
const KEY = `coalesce($POSITION::bigint,
  4611686018427387904 - (extract(epoch from b.created_at) * 1000000)::bigint / 1000)::text`;

const OWN: Statement = {
  name: 'reorder-boards-own',
  // Uses boards_of_owner and the primary key of board_memberships.
  text: `select b.id, ${KEY.replace('$POSITION', 'm.position')} as key from boards b
    join board_memberships m on m.home = b.home and m.user_id = b.owner_id and m.board_id = b.id
    where b.home = $1 and b.owner_id = $2 and b.deleted_at is null`,
};

const SHARED: Statement = {
  name: 'reorder-boards-shared',
  text: `select board_id as id, position from board_memberships
    where home = $1 and user_id = $2 and role = 'collaborator'`,
};

const SHARED_KEYS: Statement = {
  name: 'reorder-boards-shared-keys',
  text: `select b.id, ${KEY.replace('$POSITION', 'wanted.position')} as key
    from unnest($1::smallint[], $2::bigint[], $3::int[]) as wanted (home, id, position)
    join boards b on b.home = wanted.home and b.id = wanted.id where b.deleted_at is null`,
};

export async function listKeyedBoards(
  db: Queryable,
  userId: Id,
): Promise<{ own: KeyedBoard[]; shared: KeyedBoard[] }> {
  const own = await db.rows<KeyedBoard>(OWN, [homeOf(userId), userId]);
  const places = await db.rows<{ id: Id; position: number | null }>(SHARED, [homeOf(userId), userId]);
  if (places.length === 0) return { own, shared: [] };
  const ids = places.map((place) => place.id);
  const values = [ids.map(homeOf), ids, places.map((place) => place.position)];
  return { own, shared: await db.rows<KeyedBoard>(SHARED_KEYS, values) };
}

const WRITE: Statement = {
  name: 'reorder-boards-write',
  text: `update board_memberships m set position = wanted.position, position_modified_at = $4
    from unnest($3::bigint[]) with ordinality as wanted (board_id, position)
    where m.home = $1 and m.user_id = $2 and m.board_id = wanted.board_id
      and m.position is distinct from wanted.position`,
};

export async function writePositions(
  tx: Transaction,
  { id: userId }: Oneself,
  order: readonly Id[],
  at: Date,
): Promise<void> {
  await tx.write(WRITE, [homeOf(userId), userId, order, at]);
}
