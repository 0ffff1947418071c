import type { Transaction } from '#platform/database/database.ts';
import { writeEachOf } from '#platform/database/rows-of-owner.ts';
import type { Id } from '#platform/ids/ids.ts';

// The first rides notifications_newest, the second the primary key; the last reads the news of some months, which nobody waits for.
const OF_PERSON = [
  'delete from notifications where home = $1 and user_id = $2',
  'delete from news_choices where home = $1 and user_id = $2',
  'delete from notifications where actor_id = $1',
];

/** Removes the news of a person, and all that tells of them. */
export async function eraseNotificationRows(tx: Transaction, personId: Id): Promise<void> {
  await writeEachOf(tx, OF_PERSON, personId);
}
