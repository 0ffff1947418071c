import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

const ADDRESS: Statement = {
  name: 'moderation-address',
  // Uses the primary key.
  text: 'select email, locale from accounts where id = $1',
};

interface Address {
  email: string;
  /** Null where unknown. */
  locale: string | null;
}

export async function findAddress(db: Queryable, accountId: Id): Promise<Address | null> {
  const [row] = await db.rows<Address>(ADDRESS, [accountId]);
  return row ?? null;
}
