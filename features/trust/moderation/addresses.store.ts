import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

const ADDRESS: Statement = {
  name: 'moderation-address',
  // Rides the primary key.
  text: 'select email, locale from accounts where id = $1',
};

interface Address {
  email: string;
  /** In which language one writes there, where it is known. */
  locale: string | null;
}

/** The mail address of an account, to write to; it stands in no answer. */
export async function findAddress(db: Queryable, accountId: Id): Promise<Address | null> {
  const [row] = await db.rows<Address>(ADDRESS, [accountId]);
  return row ?? null;
}
