import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const FOLLOWED: Statement = {
  name: 'topics-followed',
  text: `select i.id from interest_follows f
    join interests i on i.id = f.interest_id and i.hidden_at is null
    where f.home = $1 and f.user_id = $2 and f.interest_id > $3 order by f.interest_id limit $4`,
};

export async function listFollowedTopics(
  db: Queryable,
  userId: Id,
  { after, limit }: { after: Id | null; limit: number },
): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(FOLLOWED, [homeOf(userId), userId, after ?? '0', limit]);
  return rows.map(({ id }) => id);
}
