import type { Batch } from '#features/identity/eraser.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

// Each rides an index of the person.
const LISTS = {
  liveBoards: 'select id from boards where home = $1 and owner_id = $2 and deleted_at is null',
  allBoards: 'select id from boards where home = $1 and owner_id = $2',
  workedOn: `select board_id as id from board_memberships
    where home = $1 and user_id = $2 and role = 'collaborator'`,
  invitedTo: `select board_id as id from board_invites
    where home = $1 and invited_user_id = $2 and status = 'pending'`,
  followed: 'select board_id as id from board_follows where home = $1 and user_id = $2',
} as const;

/** The next boards that somebody has something to do with in this way. */
export function listBoardsOf(
  db: Queryable,
  personId: Id,
  way: keyof typeof LISTS,
  { after, limit }: Batch,
): Promise<{ id: Id }[]> {
  return db.rows<{ id: Id }>(
    `select id from (${LISTS[way]}) found where id > coalesce($3::bigint, 0) order by id limit $4`,
    [homeOf(personId), personId, after, limit],
  );
}

const LEFT: Statement[] = [
  {
    name: 'erase-person-invites',
    // Rides board_invites_of_user.
    text: 'delete from board_invites where home = $1 and invited_user_id = $2',
  },
  {
    name: 'erase-person-requests',
    // Rides contact_requests_once.
    text: 'delete from contact_requests where home = $1 and recipient_id = $2',
  },
  {
    name: 'erase-person-memberships',
    // Rides the primary key.
    text: 'delete from board_memberships where home = $1 and user_id = $2',
  },
];

const ASKED: Statement = {
  name: 'erase-person-asked',
  // Reads the open requests of all, which nobody waits for.
  text: 'delete from contact_requests where sender_id = $1',
};

/** Removes the person's side of working on boards. */
export async function deleteMemberRows(tx: Transaction, personId: Id): Promise<void> {
  for (const statement of LEFT) await tx.write(statement, [homeOf(personId), personId]);
  await tx.write(ASKED, [personId]);
}
