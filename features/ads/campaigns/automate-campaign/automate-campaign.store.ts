import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const TOPICS: Statement = {
  name: 'topics-of-own-pins',
  text: `select i.interest_id as id from pin_interests i join interests t on t.id = i.interest_id
    where i.home = $1 and i.pin_id = any($2::bigint[]) and t.hidden_at is null and t.merged_into_id is null
    group by i.interest_id order by count(*) desc, i.interest_id limit $3`,
};

/** What these pins of one person are about, the most frequent first. */
export async function listTopicsOfPins(db: Queryable, ids: readonly Id[], limit: number): Promise<Id[]> {
  const [first] = ids;
  if (!first) return [];
  const rows = await db.rows<{ id: Id }>(TOPICS, [homeOf(first), ids, limit]);
  return rows.map(({ id }) => id);
}
