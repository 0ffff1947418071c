import type { Database, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { markTopicsDue, replaceTopicsKeys, type TopicsKey } from './topics-key.store.ts';

/** Locks the boards. Returns those that are still as they were read; the others are due again. */
export function noteTopicsOfBoards(tx: Transaction, boards: readonly TopicsKey[]): Promise<Set<Id>> {
  return replaceTopicsKeys(tx, boards);
}

/** In steps of their own, as they may be many. */
export async function makeManyBoardTopicsDue(db: Database, ids: readonly Id[]): Promise<void> {
  for (let start = 0; start < ids.length; start += STEP) {
    await db.transaction((tx) => markTopicsDue(tx, ids.slice(start, start + STEP)));
  }
}

const STEP = 200;
