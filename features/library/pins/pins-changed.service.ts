import type { Transaction } from '#platform/database/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Id } from '#platform/ids/ids.ts';
import { PinsChanged } from './pins-changed.ts';

/** Tells, in the transaction that changes them, whose pins are not as they were. */
export async function emitPinsChanged(
  { events }: { events: Events },
  tx: Transaction,
  pinners: Iterable<Id>,
): Promise<void> {
  // In one order, as each takes a lock on the person's waiting job.
  for (const person_id of [...new Set(pinners)].sort()) await events.emit(tx, PinsChanged, { person_id });
}
