import { inSteps, type TopicsKey } from '#features/library/pins/topics-key.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { markTopicsDue, replaceTopicsKeys } from './topics-key.store.ts';

/** Locks the boards. Returns those that are still as they were read; the others are due again. */
export function noteTopicsOfBoards(tx: Transaction, boards: readonly TopicsKey[]): Promise<Set<Id>> {
  return replaceTopicsKeys(tx, boards);
}

export function makeManyBoardTopicsDue(db: Database, ids: readonly Id[]): Promise<void> {
  return inSteps(db, ids, markTopicsDue);
}
