import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const READ: Statement = {
  name: 'mark-notifications-read',
  // Uses notifications_unread.
  text: `update notifications set read_at = $4
    where home = $1 and user_id = $2 and read_at is null and id <= $3`,
};

/** Returns how many. */
export function setRead(db: Queryable, { id: userId }: Oneself, lastSeen: Id, at: Date): Promise<number> {
  return db.write(READ, [homeOf(userId), userId, lastSeen, at]);
}
