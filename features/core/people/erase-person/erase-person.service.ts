import type { Eraser } from '#features/core/identity/eraser.ts';
import { forgetEvents } from '#features/measure/events/forget-events.service.ts';
import { eachById } from '#platform/database/each-by-id.ts';
import { deleteBlock } from '../block.store.ts';
import { endFollow } from '../follow.service.ts';
import { listPeopleOf, wipePerson } from './erase-person.store.ts';

/**
 * Removes a person's follows and blocks in both directions, with the counts of the others, then erases the person.
 */
export const erasePerson: Eraser = async ({ db }, personId, signal) => {
  const peopleOf = (way: Parameters<typeof listPeopleOf>[2]) =>
    eachById((batch) => listPeopleOf(db, personId, way, batch), signal);
  for await (const { id } of peopleOf('following')) {
    await db.transaction((tx) => endFollow(tx, { followerId: personId, followeeId: id }));
  }
  for await (const { id } of peopleOf('followers')) {
    await db.transaction((tx) => endFollow(tx, { followerId: id, followeeId: personId }));
  }
  for await (const { id } of peopleOf('blocked')) {
    await db.transaction((tx) => deleteBlock(tx, personId, id));
  }
  for await (const { id } of peopleOf('blockedBy')) {
    await db.transaction((tx) => deleteBlock(tx, id, personId));
  }
  await db.transaction(async (tx) => {
    await forgetEvents(tx, personId);
    await wipePerson(tx, personId);
  });
};
