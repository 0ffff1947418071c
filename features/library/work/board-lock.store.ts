import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedBoard } from './board-proof.ts';

const LOCK: Statement = {
  name: 'board-places-lock',
  text: `select id, owner_id, privacy, deleted_at from boards
    where home = $1 and id = any($2::bigint[]) order by id for no key update`,
};

/** Locks by home and id, so that writers cannot deadlock. */
export function lockBoardRows(tx: Transaction, ids: readonly Id[]): Promise<Map<Id, LockedBoard>> {
  return lockInOrder(tx, LOCK, ids, []);
}

const LOCK_OF_MEMBER: Statement = {
  name: 'board-places-lock-of-member',
  text: `select id, owner_id, privacy, deleted_at from boards b
    where home = $1 and id = any($2::bigint[]) and (owner_id = $3 or exists (select 1 from board_collaborators c
      where c.home = $1 and c.board_id = b.id and c.user_id = $3))
    order by id for no key update of b`,
};

/** Others stay unlocked, so that waiting does not reveal a hidden board. */
export function lockBoardsOfMember(
  tx: Transaction,
  ids: readonly Id[],
  personId: Id | undefined,
): Promise<Map<Id, LockedBoard>> {
  return lockInOrder(tx, LOCK_OF_MEMBER, ids, [personId]);
}

async function lockInOrder(
  tx: Transaction,
  statement: Statement,
  ids: readonly Id[],
  further: readonly unknown[],
): Promise<Map<Id, LockedBoard>> {
  const homes = [...new Set(ids.map(homeOf))].sort((a, b) => a - b);
  const found = new Map<Id, LockedBoard>();
  for (const home of homes) {
    const here = [...new Set(ids)].filter((id) => homeOf(id) === home);
    for (const row of await tx.rows<LockedBoard>(statement, [home, here, ...further])) found.set(row.id, row);
  }
  return found;
}
