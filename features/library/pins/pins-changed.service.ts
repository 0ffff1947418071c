import { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import { defineEvent } from '#platform/events/event.ts';
import type { Events } from '#platform/events/events.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';

export async function emitPinsChanged(
  { events }: { events: Events },
  tx: Transaction,
  pinners: Iterable<Id>,
): Promise<void> {
  // The order is sorted, as each emit locks the person's waiting job.
  for (const person_id of [...new Set(pinners)].sort()) await events.emit(tx, PinsChanged, { person_id });
}

export const PinsChanged = defineEvent('PinsChanged', z.object({ person_id: idOption }));
