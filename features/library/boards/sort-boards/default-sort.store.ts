import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SHARED: Statement = {
  name: 'has-group-boards',
  // Uses boards_of_owner and the primary key of board_memberships.
  text: `select exists (select 1 from boards b
        where b.home = $1 and b.owner_id = $2 and b.deleted_at is null and b.collaborator_count > 0)
      or exists (select 1 from board_memberships s
        where s.home = $1 and s.user_id = $2 and s.role = 'collaborator') as has_group_boards`,
};

export async function hasGroupBoards(db: Queryable, userId: Id): Promise<boolean> {
  const [row] = await db.rows<{ has_group_boards: boolean }>(SHARED, [homeOf(userId), userId]);
  return row?.has_group_boards ?? false;
}
