import type { ErasedPerson } from '#features/core/identity/eraser.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Batch } from '#platform/database/each-by-id.ts';
import { listIdsOf, writeEachOf } from '#platform/database/rows-of-owner.ts';
import type { Id } from '#platform/ids/ids.ts';

// Each uses an index of the person.
const LISTS = {
  liveBoards: 'select id from boards where home = $1 and owner_id = $2 and deleted_at is null',
  allBoards: 'select id from boards where home = $1 and owner_id = $2',
  workedOn: `select board_id as id from board_memberships
    where home = $1 and user_id = $2 and role = 'collaborator'`,
  invitedTo: `select board_id as id from board_invites
    where home = $1 and invited_user_id = $2 and status = 'pending'`,
  followed: 'select board_id as id from board_follows where home = $1 and user_id = $2',
} as const;

export function listBoardsOf(
  db: Queryable,
  personId: Id,
  way: keyof typeof LISTS,
  batch: Batch,
): Promise<{ id: Id }[]> {
  return listIdsOf(db, LISTS[way], personId, batch);
}

// Each uses board_invites_of_user, contact_requests_once or a primary key. The last reads all open requests, for
// which nobody waits.
const OF_PERSON = [
  'delete from board_invites where home = $1 and invited_user_id = $2',
  'delete from contact_requests where home = $1 and recipient_id = $2',
  'delete from board_memberships where home = $1 and user_id = $2',
  'delete from board_pin_views where home = $1 and user_id = $2',
  'delete from contact_requests where sender_id = $1',
];

export async function deleteMemberRows(tx: Transaction, { id }: ErasedPerson): Promise<void> {
  await writeEachOf(tx, OF_PERSON, id);
}
