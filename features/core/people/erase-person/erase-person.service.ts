import type { ErasedPerson, Eraser } from '#features/core/identity/eraser.ts';
import { forgetEvents } from '#features/measure/events/event.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { eachById } from '#platform/database/each-by-id.ts';
import type { Id } from '#platform/ids/ids.ts';
import { deleteBlock } from '../block.store.ts';
import { endFollow, lockToErase } from '../pair-lock.service.ts';
import { listPeopleOf, wipePerson } from './erase-person.store.ts';

/** The counts of the others change, too. */
export const erasePerson: Eraser = async ({ db }, person, signal) => {
  for (const way of ['following', 'followers', 'blocked', 'blockedBy'] as const) {
    for await (const { id } of eachById((batch) => listPeopleOf(db, person.id, way, batch), signal)) {
      await db.transaction((tx) => endAll(tx, person, id));
    }
  }
  await db.transaction(async (tx) => {
    await forgetEvents(tx, person.id);
    await wipePerson(tx, person);
  });
};

async function endAll(tx: Transaction, person: ErasedPerson, otherId: Id): Promise<void> {
  const pair = await lockToErase(tx, person, otherId);
  if (!pair) return;
  await endFollow(tx, pair.follows.own);
  await endFollow(tx, pair.follows.theirs);
  for (const block of pair.blocks) await deleteBlock(tx, block);
}
