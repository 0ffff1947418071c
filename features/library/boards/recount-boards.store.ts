import type { WrongCount } from '#features/core/people/wrong-count.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';

const OWN = 'from boards b where b.home = u.home and b.owner_id = u.id and b.deleted_at is null';

// Reads all rows: for the operator's command and tests, not for requests.
const ALL = `
  select u.id::text, 'person.board_count' as name, u.board_count as stored,
      (select count(*)::int ${OWN} and b.privacy <> 'secret') as counted
    from users u
  union all select u.id::text, 'person.secret_board_count', u.secret_board_count,
      (select count(*)::int ${OWN} and b.privacy = 'secret') from users u
  union all select u.id::text, 'person.archived_board_count', u.archived_board_count, (
      select count(*)::int from board_memberships m
      where m.home = u.home and m.user_id = u.id and m.archived_at is not null
        and m.board_id in (select id from live_boards))
    from users u
  union all select b.id::text, 'board.section_count', b.section_count, (
      select count(*)::int from sections s
      where s.home = b.home and s.board_id = b.id and s.deleted_at is null)
    from boards b
  union all select b.id::text, 'board.follower_count', b.follower_count, (
      select count(*)::int from board_followers f where f.home = b.home and f.board_id = b.id)
    from boards b
  union all select b.id::text, 'board.collaborator_count', b.collaborator_count, (
      select count(*)::int from board_collaborators c
      where c.home = b.home and c.board_id = b.id and c.status = 'accepted')
    from boards b
  union all select b.id::text, 'board.followers', (
      select count(*)::int from board_followers f where f.home = b.home and f.board_id = b.id),
      coalesce(following.count, 0)
    from boards b left join following on following.board_id = b.id`;

// Counts rows that live in other homes than their count.
const STEPS = `live_boards as materialized (select id from boards where deleted_at is null),
  following as materialized (select board_id, count(*)::int as count from board_follows group by board_id)`;

export async function listWrongBoardCounts(db: Queryable): Promise<WrongCount[]> {
  return db.rows<WrongCount>(
    `with ${STEPS} select * from (${ALL}) as checked where stored <> counted order by name, id`,
  );
}

const COLLABORATORS: Statement = {
  name: 'recount-board-collaborators',
  text: 'update boards set collaborator_count = collaborator_count + $3 where home = $1 and id = $2',
};

export async function addToCollaborators(
  tx: Transaction,
  { id }: AllowedBoard<'maintain'>,
  by: number,
): Promise<void> {
  await tx.write(COLLABORATORS, [homeOf(id), id, by]);
}
