import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const FIND: Statement = {
  name: 'news-mail-reader',
  // Uses the primary keys of users and accounts.
  text: `select a.email as to, a.locale from users u join accounts a on a.id = u.id
    where u.home = $1 and u.id = $2
      and u.deactivated_at is null and u.suspended_at is null and u.deleted_at is null`,
};

interface Reader {
  to: string;
  locale: string | null;
}

export async function findReader(db: Queryable, userId: Id): Promise<Reader | null> {
  const [reader] = await db.rows<Reader>(FIND, [homeOf(userId), userId]);
  return reader ?? null;
}
