import type { StoredBoardSort } from '#features/people/preferences.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface SortFactsRow {
  stored: StoredBoardSort | null;
  has_custom_order: boolean;
  has_group_boards: boolean;
}

const NONE: SortFactsRow = { stored: null, has_custom_order: false, has_group_boards: false };

const FACTS: Statement = {
  name: 'default-sort-facts',
  // Rides the primary keys of users, user_metadata and board_memberships, and boards_of_owner.
  text: `select m.most_recent_board_sort_order as stored, u.has_custom_board_sorting_order as has_custom_order,
      exists (select 1 from boards b
        where b.home = $1 and b.owner_id = $2 and b.deleted_at is null and b.collaborator_count > 0)
      or exists (select 1 from board_memberships s
        where s.home = $1 and s.user_id = $2 and s.role = 'collaborator') as has_group_boards
    from users u left join user_metadata m on m.home = u.home and m.user_id = u.id
    where u.home = $1 and u.id = $2`,
};

/** What decides how this person's boards are sorted. */
export async function findSortFacts(db: Queryable, userId: Id): Promise<SortFactsRow> {
  const [row = NONE] = await db.rows<SortFactsRow>(FACTS, [homeOf(userId), userId]);
  return row;
}
