import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface BoardMember {
  user_id: Id;
  status: 'invited' | 'accepted';
  access: string[];
}

const MEMBERS: Statement = {
  name: 'board-members',
  text: `select user_id, status, access from board_collaborators
    where home = $1 and board_id = $2 order by created_at, user_id`,
};

/** Everybody who works on a board or is invited, by id, without its owner; oldest invite first. */
export async function mapMembers(db: Queryable, boardId: Id): Promise<Map<Id, BoardMember>> {
  const rows = await db.rows<BoardMember>(MEMBERS, [homeOf(boardId), boardId]);
  return new Map(rows.map((row) => [row.user_id, row]));
}

const PUT: Statement = {
  name: 'board-members-put',
  text: `insert into board_collaborators (home, board_id, user_id, status, access, created_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (home, board_id, user_id) do update set status = excluded.status, access = excluded.access`,
};

interface PutMember extends BoardMember {
  at: Date;
}

export async function putMember(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'invite' | 'join'>,
  member: PutMember,
): Promise<void> {
  const { user_id, status, access, at } = member;
  await tx.write(PUT, [homeOf(boardId), boardId, user_id, status, access, at]);
}

type PartedBoard = AllowedBoard<'invite' | 'save' | 'leave' | 'erase'>;

const FORGET: Statement = {
  name: 'board-members-forget',
  text: 'delete from board_collaborators where home = $1 and board_id = $2 and user_id = $3',
};

export async function forgetMember(tx: Transaction, { id: boardId }: PartedBoard, userId: Id): Promise<void> {
  await tx.write(FORGET, [homeOf(boardId), boardId, userId]);
}

const LOCK_PERSON: Statement = {
  name: 'board-members-lock-person',
  text: 'select from users where home = $1 and id = $2 for no key update',
};

const SHARED: Statement = {
  name: 'board-members-shared',
  text: `select count(*)::int as count from board_memberships
    where home = $1 and user_id = $2 and role = 'collaborator'`,
};

/** None are added until the transaction ends. Lock boards before. */
export async function lockSharedBoards(tx: Transaction, userId: Id): Promise<number> {
  const person = [homeOf(userId), userId];
  await tx.rows(LOCK_PERSON, person);
  const [row] = await tx.rows<{ count: number }>(SHARED, person);
  return row?.count ?? 0;
}

const GROUPED: Statement = {
  name: 'has-group-boards',
  // Uses boards_of_owner and the primary key of board_memberships.
  text: `select exists (select 1 from boards b
        where b.home = $1 and b.owner_id = $2 and b.deleted_at is null and b.collaborator_count > 0)
      or exists (select 1 from board_memberships s
        where s.home = $1 and s.user_id = $2 and s.role = 'collaborator') as has_group_boards`,
};

/** Whether several people work on a board of this person, or this person on somebody else's. */
export async function hasGroupBoards(db: Queryable, userId: Id): Promise<boolean> {
  const [row] = await db.rows<{ has_group_boards: boolean }>(GROUPED, [homeOf(userId), userId]);
  return row?.has_group_boards ?? false;
}

const MEMBERSHIP: Statement = {
  name: 'board-members-membership',
  text: `insert into board_memberships (home, user_id, board_id, role, access, created_at)
    values ($1, $2, $3, 'collaborator', $4, $5)
    on conflict (home, user_id, board_id) do update set access = excluded.access`,
};

const COUNT: Statement = {
  name: 'board-members-count',
  text: 'update boards set collaborator_count = collaborator_count + $3 where home = $1 and id = $2',
};

/** Writes the person's side of a membership, which lists the board on their profile, and the board's count. */
export async function addMembership(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'invite' | 'join'>,
  { userId, access, at }: { userId: Id; access: string[]; at: Date },
): Promise<void> {
  await tx.write(MEMBERSHIP, [homeOf(userId), userId, boardId, access, at]);
  await tx.write(COUNT, [homeOf(boardId), boardId, 1]);
}

const END: Statement = {
  name: 'board-members-end',
  text: `delete from board_memberships where home = $1 and user_id = $2 and board_id = $3 and role = 'collaborator'
    returning archived_at`,
};

/** Returns whether the person had archived the board. */
export async function endMembership(
  tx: Transaction,
  { id: boardId }: PartedBoard,
  userId: Id,
): Promise<boolean> {
  const [row] = await tx.rows<{ archived_at: Date | null }>(END, [homeOf(userId), userId, boardId]);
  await tx.write(COUNT, [homeOf(boardId), boardId, -1]);
  return row?.archived_at != null;
}

const BOARD_SIDE: Statement = {
  name: 'board-members-access',
  text: 'update board_collaborators set access = $4 where home = $1 and board_id = $2 and user_id = $3',
};

const PERSON_SIDE: Statement = {
  name: 'board-members-membership-access',
  text: 'update board_memberships set access = $4 where home = $1 and board_id = $2 and user_id = $3',
};

export async function setAccess(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'invite'>,
  userId: Id,
  access: string[],
): Promise<void> {
  await tx.write(BOARD_SIDE, [homeOf(boardId), boardId, userId, access]);
  await tx.write(PERSON_SIDE, [homeOf(userId), boardId, userId, access]);
}

const ARCHIVERS: Statement = {
  name: 'board-members-archivers',
  text: `select m.user_id from (
      select $3::bigint as user_id
      union select user_id from board_collaborators where home = $1 and board_id = $2 and status = 'accepted'
    ) as people
    join board_memberships m
      on m.home = (people.user_id >> 51)::smallint and m.user_id = people.user_id and m.board_id = $2
    where m.archived_at is not null`,
};

/** The owner and collaborators who archived the board: each counts it as archived. */
export async function listArchivers(db: Queryable, id: Id, ownerId: Id): Promise<Id[]> {
  const rows = await db.rows<{ user_id: Id }>(ARCHIVERS, [homeOf(id), id, ownerId]);
  return rows.map((row) => row.user_id);
}
