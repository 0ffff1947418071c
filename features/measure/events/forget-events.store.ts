import type { Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const FORGET = {
  name: 'events-forget',
  // Uses events_newest.
  text: `delete from events where home = $1 and user_id = $2
    and ($3::integer is null or event_type <> $3) and ($4::integer is null or event_type = $4)`,
};

export async function deleteEvents(
  tx: Transaction,
  userId: Id,
  { except, only }: { except?: number; only?: number },
): Promise<void> {
  await tx.write(FORGET, [homeOf(userId), userId, except ?? null, only ?? null]);
}
