import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Suspension, setSuspension } from './suspension.store.ts';

export type { Suspension } from './suspension.store.ts';

/**
 * Keeps somebody away until a moment, or for good where it is null: they cannot sign in, and nobody finds them or what
 * is theirs. Answers how they stood before.
 */
export function suspendPerson(tx: Transaction, id: Id, at: Date, until: Date | null): Promise<Suspension> {
  return setSuspension(tx, id, { at, until });
}

/** Lets somebody stand as they stood before. */
export async function undoSuspension(tx: Transaction, id: Id, before: Suspension): Promise<void> {
  await setSuspension(tx, id, before);
}
