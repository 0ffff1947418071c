import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';

// The first uses notifications_newest; the last scans some months of notifications, in the background.
const OF_PERSON = [
  'delete from notifications where home = $1 and user_id = $2',
  'delete from news_choices where home = $1 and user_id = $2',
  'delete from notifications where actor_id = $1',
];

export async function eraseNotificationRows(tx: Transaction, person: ErasedPerson): Promise<void> {
  await writeEachOf(tx, OF_PERSON, person.id);
}
