import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { INVITE_STATUSES } from './board-member.ts';

export type InviteStatus = (typeof INVITE_STATUSES)[number];

export interface InviteRow {
  id: Id;
  board_id: Id;
  invited_user_id: Id;
  invited_by_user_id: Id;
  status: InviteStatus;
  created_at: Date;
}

const COLUMNS = 'i.id, i.board_id, i.invited_user_id, i.invited_by_user_id, i.status, i.created_at';

const INSERT: Statement = {
  name: 'board-invites-insert',
  text: `insert into board_invites (home, id, board_id, invited_user_id, invited_by_user_id, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5) on conflict do nothing`,
};

export async function insertInvite(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'invite'>,
  invite: { invitedId: Id; invitedById: Id; at: Date },
): Promise<void> {
  const { invitedId, invitedById, at } = invite;
  await tx.write(INSERT, [homeOf(invitedId), boardId, invitedId, invitedById, at]);
}

const CLOSE: Statement = {
  name: 'board-invites-close',
  // Uses board_invites_pending.
  text: `update board_invites i set status = $4, answered_at = $5
    where home = $1 and invited_user_id = $2 and board_id = $3 and status = 'pending' returning ${COLUMNS}`,
};

export async function closeInvite(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'invite' | 'join' | 'leave'>,
  invitedId: Id,
  status: 'accepted' | 'declined',
  at: Date,
): Promise<InviteRow | null> {
  const [row] = await tx.rows<InviteRow>(CLOSE, [homeOf(invitedId), invitedId, boardId, status, at]);
  return row ?? null;
}

const WITHDRAW: Statement = {
  name: 'board-invites-withdraw',
  // Uses board_invites_pending.
  text: `delete from board_invites
    where home = $1 and invited_user_id = $2 and board_id = $3 and status = 'pending' returning id`,
};

export async function deleteInvite(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'invite' | 'leave'>,
  invitedId: Id,
): Promise<boolean> {
  return (await tx.rows(WITHDRAW, [homeOf(invitedId), invitedId, boardId])).length > 0;
}

const LAST: Statement = {
  name: 'board-invites-last',
  // Uses board_invites_of_user.
  text: `select ${COLUMNS} from board_invites i
    where home = $1 and invited_user_id = $2 and board_id = $3 order by id desc limit 1`,
};

export async function findLastInvite(db: Queryable, boardId: Id, invitedId: Id): Promise<InviteRow | null> {
  const [row] = await db.rows<InviteRow>(LAST, [homeOf(invitedId), invitedId, boardId]);
  return row ?? null;
}

const OF_PERSON: Statement = {
  name: 'board-invites-of-person',
  // Uses board_invites_of_user.
  text: `select ${COLUMNS} from board_invites i
    where home = $1 and invited_user_id = $2 and status = 'pending' and ($3::bigint is null or id < $3)
    order by id desc limit $4`,
};

export async function listInvitesOfPerson(
  db: Queryable,
  personId: Id,
  { after, limit }: { after: string | null; limit: number },
): Promise<InviteRow[]> {
  return db.rows<InviteRow>(OF_PERSON, [homeOf(personId), personId, after, limit]);
}

const TO_BOARDS: Statement = {
  name: 'board-invites-to-boards',
  // Uses board_invites_pending.
  text: `select ${COLUMNS} from board_invites i
    where home = $1 and invited_user_id = $2 and board_id = any($3::bigint[]) and status = 'pending'`,
};

export async function listInvitesToBoards(
  db: Queryable,
  personId: Id,
  boardIds: readonly Id[],
): Promise<InviteRow[]> {
  if (boardIds.length === 0) return [];
  return db.rows<InviteRow>(TO_BOARDS, [homeOf(personId), personId, boardIds]);
}

const OF_BOARD: Statement = {
  name: 'board-invites-of-board',
  // Uses the primary key of board_collaborators and board_invites_pending.
  text: `with c as materialized (
      select user_id from board_collaborators where home = $1 and board_id = $2 and status = 'invited')
    select ${COLUMNS} from c join board_invites i on i.home = (c.user_id >> 51)::smallint
      and i.invited_user_id = c.user_id and i.board_id = $2 and i.status = 'pending' order by i.created_at desc, i.id desc`,
};

/** A board's pending invites, newest first; never more than may work on one board. */
export async function listInvitesOfBoard(db: Queryable, boardId: Id): Promise<InviteRow[]> {
  return db.rows<InviteRow>(OF_BOARD, [homeOf(boardId), boardId]);
}
