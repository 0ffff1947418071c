import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface PickableBoard {
  id: Id;
  name: string;
  /** When it was last saved to, or created. */
  used_at: Date;
}

const OWN: Statement = {
  name: 'pick-board-own',
  // Uses boards_of_owner and the primary key of board_memberships; a person has few enough boards to read them all.
  text: `select b.id, b.name, coalesce(b.last_pinned_at, b.created_at) as used_at from boards b
    left join board_memberships m on m.home = b.home and m.user_id = b.owner_id and m.board_id = b.id
    where b.home = $1 and b.owner_id = $2 and b.deleted_at is null and m.archived_at is null`,
};

const SHARED: Statement = {
  name: 'pick-board-shared',
  text: `with m as materialized (
      select board_id from board_memberships
      where home = $1 and user_id = $2 and role = 'collaborator' and archived_at is null)
    select b.id, b.name, coalesce(b.last_pinned_at, b.created_at) as used_at from m
    join board_collaborators c on c.home = (m.board_id >> 51)::smallint and c.board_id = m.board_id
      and c.user_id = $2 and c.status = 'accepted'
    join boards b on b.home = c.home and b.id = c.board_id and b.deleted_at is null`,
};

/** Leaves out boards they archived. */
export async function listPickableBoards(db: Queryable, userId: Id): Promise<PickableBoard[]> {
  const key = [homeOf(userId), userId];
  const [own, shared] = await Promise.all([
    db.rows<PickableBoard>(OWN, key),
    db.rows<PickableBoard>(SHARED, key),
  ]);
  return [...own, ...shared];
}
