import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import { lockSuspension, type Suspension, setSuspension } from './suspension.store.ts';

export type { Suspension } from './suspension.store.ts';

/**
 * Suspends somebody until a moment, or permanently if null: they cannot sign in, and they and their things are
 * hidden. Never shortens a suspension.
 */
export async function suspendPerson(tx: Transaction, id: Id, at: Date, until: Date | null): Promise<void> {
  const before = await lockSuspension(tx, id);
  if (before.at && endOf(before) >= endOf({ at, until })) return;
  await setSuspension(tx, allow(before, 'moderate'), { at, until });
}

/** Sets a person's suspension to the result of `findStanding`, which runs while they are locked. */
export async function undoSuspension(
  tx: Transaction,
  id: Id,
  findStanding: () => Promise<Suspension>,
): Promise<void> {
  const person = allow(await lockSuspension(tx, id), 'moderate');
  await setSuspension(tx, person, await findStanding());
}

function endOf({ until }: Suspension): number {
  return until?.getTime() ?? Number.POSITIVE_INFINITY;
}
