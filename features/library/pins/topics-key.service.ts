import type { Database, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { markTopicsDue, replaceTopicsKeys } from './topics-key.store.ts';
import { inSteps, type TopicsKey } from './topics-key.ts';

/** Locks the pins. Returns those that are still as they were read; the others are due again. */
export function noteTopicsOfPins(tx: Transaction, pins: readonly TopicsKey[]): Promise<Set<Id>> {
  return replaceTopicsKeys(tx, pins);
}

export function makeTopicsDue(tx: Transaction, ids: readonly Id[]): Promise<void> {
  return markTopicsDue(tx, ids);
}

export function makeManyTopicsDue(db: Database, ids: readonly Id[]): Promise<void> {
  return inSteps(db, ids, markTopicsDue);
}
