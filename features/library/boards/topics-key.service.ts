import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { writeTopicsKeys } from './topics-key.store.ts';

/** A board whose text has changed since the key was read is due again. */
export function noteTopicsOfBoards(
  tx: Transaction,
  boards: readonly { id: Id; key: string }[],
): Promise<void> {
  return writeTopicsKeys(tx, boards);
}

export function makeBoardTopicsDue(db: Queryable, ids: readonly Id[]): Promise<void> {
  return writeTopicsKeys(
    db,
    ids.map((id) => ({ id, key: null })),
  );
}
