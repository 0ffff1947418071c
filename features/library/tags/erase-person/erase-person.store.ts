import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

const TAGS: Statement = {
  name: 'tags-erase',
  // Uses tags_of_person.
  text: 'delete from tags where home = $1 and user_id = $2',
};

const NOTES: Statement = {
  name: 'tags-erase-notes',
  // Uses pin_notes_of_person.
  text: 'delete from pin_notes where home = $1 and user_id = $2',
};

export async function eraseTagRows(tx: Transaction, { id }: ErasedPerson): Promise<void> {
  await tx.write(TAGS, [homeOf(id), id]);
  await tx.write(NOTES, [homeOf(id), id]);
}
