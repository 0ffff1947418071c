import type { Queryable } from '#platform/database/database.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import {
  CORRECTED,
  type FoundRow,
  type Looking,
  OTHER_FORM,
  ownerIsOpen,
  pageBehind,
  valuesBehind,
} from '../found-page.ts';
import type { ReadQuery } from '../read-query/read-query.service.ts';

/** If more boards match, only those last saved to are ranked. */
const MOST_RANKED = 1000;

/** Those that the query in this parameter finds. */
const boardsOf = (query: number, which = '') => `select home, id, owner_id, search,
        search_score(search, $${query}::tsquery, coalesce(last_pinned_at, created_at), follower_count) as score from (
        select home, id, owner_id, search, created_at, last_pinned_at, follower_count from boards
        where search @@ $${query}::tsquery ${which}
          and deleted_at is null and privacy = 'public' and not is_temporarily_disabled
        order by last_pinned_at desc nulls last, id desc limit ${MOST_RANKED}) as newest`;

// Planned again for each query, as for pins. Archived boards are found only by their address.
const BOARDS = `select id, score from (
    select b.id, b.score from (
      select home, id, owner_id, score - case when search @@ $8::tsquery then 0 else ${OTHER_FORM} end as score
      from (${boardsOf(1)}) as typed
      union all
      select home, id, owner_id, score - ${CORRECTED} from (${boardsOf(7, 'and not search @@ $1::tsquery')}) as meant
    ) as b
    join users u on u.home = b.home and u.id = b.owner_id
    where ${ownerIsOpen(2, 6)} and not exists (select 1 from board_memberships m
      where m.home = u.home and m.user_id = u.id and m.board_id = b.id and m.archived_at is not null)
  ) as ranked ${pageBehind(3, 4)} limit $5`;

// Uses boards_search.
export function listFoundBoards(
  db: Queryable,
  { viewerId, arePrivateOpen }: Looking,
  { query, after, limit }: { query: ReadQuery; after: PageKey | null; limit: number },
): Promise<FoundRow[]> {
  const { typed, corrected, literal } = query;
  const page = [...valuesBehind(after), limit];
  const values = [typed, viewerId ?? null, ...page, arePrivateOpen, corrected, literal];
  return db.rows<FoundRow>(BOARDS, values);
}
