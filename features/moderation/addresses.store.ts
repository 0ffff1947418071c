import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

const ADDRESS: Statement = {
  name: 'moderation-address',
  // Rides the primary key.
  text: 'select email from accounts where id = $1',
};

/** The mail address of an account, to write to; it stands in no answer. */
export async function findAddress(db: Queryable, accountId: Id): Promise<string | null> {
  const [row] = await db.rows<{ email: string }>(ADDRESS, [accountId]);
  return row?.email ?? null;
}
