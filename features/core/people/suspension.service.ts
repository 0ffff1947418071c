import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { lockSuspension, type Suspension, setSuspension } from './suspension.store.ts';

export type { Suspension } from './suspension.store.ts';

/**
 * Keeps somebody away until a moment, or for good where it is null: they cannot sign in, and nobody finds them or what
 * is theirs. Whoever is kept away for longer already stays so.
 */
export async function suspendPerson(tx: Transaction, id: Id, at: Date, until: Date | null): Promise<void> {
  const before = await lockSuspension(tx, id);
  if (before.at && endOf(before) >= endOf({ at, until })) return;
  await setSuspension(tx, id, { at, until });
}

/** Lets somebody stand as `findStanding` says, which is asked while they are locked. */
export async function undoSuspension(
  tx: Transaction,
  id: Id,
  findStanding: () => Promise<Suspension>,
): Promise<void> {
  await lockSuspension(tx, id);
  await setSuspension(tx, id, await findStanding());
}

function endOf({ until }: Suspension): number {
  return until?.getTime() ?? Number.POSITIVE_INFINITY;
}
