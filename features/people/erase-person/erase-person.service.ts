import type { Eraser } from '#features/identity/eraser.ts';
import { deleteBlock } from '../block.store.ts';
import { endFollow } from '../follow.service.ts';
import { listPeopleOf, wipePerson } from './erase-person.store.ts';

/** Ends whom a person follows and blocks, both ways, with the counts of the others, and takes everything off the person. */
export const erasePerson: Eraser = async ({ db }, personId, signal) => {
  for (const other of await listPeopleOf(db, personId, 'following')) {
    signal.throwIfAborted();
    await db.transaction((tx) => endFollow(tx, { followerId: personId, followeeId: other }));
  }
  for (const other of await listPeopleOf(db, personId, 'followers')) {
    signal.throwIfAborted();
    await db.transaction((tx) => endFollow(tx, { followerId: other, followeeId: personId }));
  }
  for (const other of await listPeopleOf(db, personId, 'blocked')) {
    await db.transaction((tx) => deleteBlock(tx, personId, other));
  }
  for (const other of await listPeopleOf(db, personId, 'blockedBy')) {
    await db.transaction((tx) => deleteBlock(tx, other, personId));
  }
  await db.transaction((tx) => wipePerson(tx, personId));
};
