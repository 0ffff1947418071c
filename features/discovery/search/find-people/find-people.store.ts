import { isActive } from '#features/core/people/person-row.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import { CORRECTED, type FoundRow, pageBehind, valuesBehind } from '../found-page.ts';
import type { ReadQuery } from '../read-query/read-query.service.ts';

/** If more people match, only those with the most followers are ranked. */
const MOST_RANKED = 1000;

/** Those that the query in this parameter finds. */
const peopleOf = (
  query: number,
  which = '',
) => `select id, (case when username = lower($2) then 10000000 else 0 end)
      + (search_rank(search, $${query}::tsquery) * 1000000)::bigint + least(follower_count, 500000) as score from (
      select u.id, u.username, u.search, u.follower_count from users u
      where u.search @@ $${query}::tsquery ${which} and ${isActive('u')}
      order by u.follower_count desc, u.id desc limit ${MOST_RANKED}) as matching`;

// Planned again for each query, as for pins. An exact username comes first.
const PEOPLE = `select id, score from (
    ${peopleOf(1)}
    union all
    select id, score - ${CORRECTED} from (${peopleOf(6, 'and not u.search @@ $1::tsquery')}) as meant
  ) as ranked ${pageBehind(3, 4)} limit $5`;

interface Wanted {
  query: ReadQuery;
  /** What a username is compared with. */
  name: string;
  after: PageKey | null;
  limit: number;
}

// Uses users_search.
export function listFoundPeople(
  db: Queryable,
  { query: { typed, corrected }, name, after, limit }: Wanted,
): Promise<FoundRow[]> {
  return db.rows<FoundRow>(PEOPLE, [typed, name, ...valuesBehind(after), limit, corrected]);
}
