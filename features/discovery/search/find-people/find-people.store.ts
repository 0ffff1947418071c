import { isActive } from '#features/core/people/person-row.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import { type FoundRow, pageBehind, valuesBehind } from '../found-page.ts';

/** If more people match, only those with the most followers are ranked. */
const MOST_RANKED = 1000;

// Planned again for each query, as for pins. An exact username comes first.
const PEOPLE = `select id, score from (
    select id, (case when username = lower($2) then 10000000 else 0 end)
      + (ts_rank('{0.05, 0.2, 0.4, 1}', search, search_query($1)) * 1000000)::bigint
      + least(follower_count, 500000) as score from (
      select u.id, u.username, u.search, u.follower_count from users u
      where u.search @@ search_query($1) and ${isActive('u')}
      order by u.follower_count desc, u.id desc limit ${MOST_RANKED}) as matching
  ) as ranked ${pageBehind(3, 4)} limit $5`;

// Uses users_search.
export function listFoundPeople(
  db: Queryable,
  { query, after, limit }: { query: string; after: PageKey | null; limit: number },
): Promise<FoundRow[]> {
  return db.rows<FoundRow>(PEOPLE, [query, query.replace(/^@/, ''), ...valuesBehind(after), limit]);
}
