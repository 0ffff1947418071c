import type { Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

// The first rides moderation_cases_of_user; the others read whole tables, which nobody waits for.
const OF_PERSON = [
  'delete from moderation_cases where home = $1 and user_id = $2',
  `update user_reports set reporter_id = null, details = '' where reporter_id = $1`,
  `update takedowns set submitter_id = null,
     payload = payload || '{"name": "", "email": "", "flaggerName": ""}' where submitter_id = $1`,
];

/** Removes the cases about a person, and who they were where they reported something. */
export async function eraseReportsRows(tx: Transaction, personId: Id): Promise<void> {
  for (const statement of OF_PERSON) {
    const values = statement.includes('$2') ? [homeOf(personId), personId] : [personId];
    await tx.write(statement, values);
  }
}
