import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const FIND: Statement = {
  name: 'conversion-tags-account',
  text: `select a.id, a.owner_id as "ownerId" from conversion_tags t
    join ad_accounts a on a.home = t.home and a.id = t.ad_account_id
    where t.home = $1 and t.id = $2`,
};

export async function findAccountOfTag(db: Queryable, tagId: Id): Promise<{ id: Id; ownerId: Id } | null> {
  const [row] = await db.rows<{ id: Id; ownerId: Id }>(FIND, [homeOf(tagId), tagId]);
  return row ?? null;
}
