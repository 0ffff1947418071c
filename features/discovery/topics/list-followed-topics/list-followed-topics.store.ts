import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface TopicRow {
  id: Id;
  slug: string;
  name: string;
}

const FOLLOWED: Statement = {
  name: 'topics-followed',
  text: `select i.id, i.slug, i.name from interest_follows f
    join interests i on i.id = f.interest_id
    where f.home = $1 and f.user_id = $2 and f.interest_id > $3 order by f.interest_id limit $4`,
};

export async function listFollowedTopics(
  db: Queryable,
  userId: Id,
  { after, limit }: { after: Id | null; limit: number },
): Promise<TopicRow[]> {
  return db.rows<TopicRow>(FOLLOWED, [homeOf(userId), userId, after ?? '0', limit]);
}
