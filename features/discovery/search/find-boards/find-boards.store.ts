import type { Queryable } from '#platform/database/database.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import { type FoundRow, type Looking, ownerIsOpen, pageBehind, valuesBehind } from '../found-page.ts';

/** If more boards match, only those last saved to are ranked. */
const MOST_RANKED = 1000;

// Planned again for each query, as for pins. Archived boards are found only by their address.
const BOARDS = `select id, score from (
    select b.id, search_score(b.search, search_query($1), b.created_at) as score from (
      select home, id, owner_id, search, created_at from boards
      where search @@ search_query($1) and deleted_at is null and privacy = 'public' and not is_temporarily_disabled
      order by last_pinned_at desc nulls last, id desc limit ${MOST_RANKED}) as b
    join users u on u.home = b.home and u.id = b.owner_id
    where ${ownerIsOpen(2, 6)} and not exists (select 1 from board_memberships m
      where m.home = u.home and m.user_id = u.id and m.board_id = b.id and m.archived_at is not null)
  ) as ranked ${pageBehind(3, 4)} limit $5`;

// Uses boards_search.
export function listFoundBoards(
  db: Queryable,
  { viewerId, arePrivateOpen }: Looking,
  { query, after, limit }: { query: string; after: PageKey | null; limit: number },
): Promise<FoundRow[]> {
  return db.rows<FoundRow>(BOARDS, [query, viewerId ?? null, ...valuesBehind(after), limit, arePrivateOpen]);
}
