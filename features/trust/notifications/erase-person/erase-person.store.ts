import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';

// The first uses notifications_newest, the second the primary key; the last scans the notifications of some months,
// in the background.
const OF_PERSON = [
  'delete from notifications where home = $1 and user_id = $2',
  'delete from news_choices where home = $1 and user_id = $2',
  'delete from notifications where actor_id = $1',
];

/** Removes the notifications of a person, and those of others about them. */
export async function eraseNotificationRows(tx: Transaction, person: ErasedPerson): Promise<void> {
  await writeEachOf(tx, OF_PERSON, person.id);
}
