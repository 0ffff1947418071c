import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const FIND: Statement = {
  name: 'news-mail-names',
  // Rides the primary keys of users and accounts. In two steps for a cluster: the two people may lie apart.
  text: `select a.email, a.locale from users u join accounts a on a.id = u.id
    where u.home = $1 and u.id = $2
      and u.deactivated_at is null and u.suspended_at is null and u.deleted_at is null`,
};

const ACTOR: Statement = {
  name: 'news-mail-actor',
  // Rides the primary key.
  text: 'select full_name from users where home = $1 and id = $2',
};

interface Mailed {
  to: string;
  locale: string | null;
  actor: string;
}

/** Where and how one writes to somebody who is here, and the name of who did it; null where there is nobody to write to. */
export async function findMailedNames(db: Queryable, userId: Id, actorId: Id): Promise<Mailed | null> {
  const [reader] = await db.rows<{ email: string; locale: string | null }>(FIND, [homeOf(userId), userId]);
  const [actor] = await db.rows<{ full_name: string }>(ACTOR, [homeOf(actorId), actorId]);
  return reader && actor ? { to: reader.email, locale: reader.locale, actor: actor.full_name } : null;
}
