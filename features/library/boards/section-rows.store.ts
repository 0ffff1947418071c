import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const NAMES: Statement = {
  name: 'section-names',
  // Uses sections_of_board; a board has at most a few hundred.
  text: 'select id, title, slug from sections where home = $1 and board_id = $2 and deleted_at is null',
};

export interface NamedSection {
  id: Id;
  title: string;
  slug: string;
}

/** The board's lock protects them. */
export function listSectionNames(db: Queryable, boardId: Id): Promise<NamedSection[]> {
  return db.rows<NamedSection>(NAMES, [homeOf(boardId), boardId]);
}

const INSERT: Statement = {
  name: 'section-insert',
  text: `insert into sections (home, id, board_id, title, slug, rank, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6) returning id`,
};

const COUNT: Statement = {
  name: 'section-count',
  text: 'update boards set section_count = section_count + $3, updated_at = $4 where home = $1 and id = $2',
};

export async function insertSection(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'edit'>,
  { title, slug, at }: { title: string; slug: string; at: Date },
): Promise<Id> {
  const home = homeOf(boardId);
  const [row] = await tx.rows<{ id: Id }>(INSERT, [home, boardId, title, slug, at.getTime() * 1000, at]);
  if (!row) throw new Error('no section was inserted');
  await tx.write(COUNT, [home, boardId, 1, at]);
  return row.id;
}

const RENAME: Statement = {
  name: 'section-rename',
  text: 'update sections set title = $4, slug = $5 where home = $1 and id = $2 and board_id = $3 and deleted_at is null',
};

/** False if there was no such live section. */
export async function renameSectionRow(
  tx: Transaction,
  board: AllowedBoard<'edit'>,
  id: Id,
  { title, slug }: { title: string; slug: string },
): Promise<boolean> {
  return (await tx.write(RENAME, [homeOf(board.id), id, board.id, title, slug])) > 0;
}

const LEAVE: Statement = {
  name: 'section-leave',
  // Uses board_pins_of_section, then the primary key.
  text: `update board_pins b set section_id = null
    from (select pin_id from board_pins where home = $1 and section_id = $2 and board_id = $3 limit $4) as gone
    where b.home = $1 and b.board_id = $3 and b.pin_id = gone.pin_id`,
};

/** The pins stay on the board. Returns how many. */
export function emptySection(
  tx: Transaction,
  board: AllowedBoard<'work'>,
  id: Id,
  limit: number,
): Promise<number> {
  return tx.write(LEAVE, [homeOf(board.id), id, board.id, limit]);
}

const DELETE: Statement = {
  name: 'section-delete',
  text: `update sections set deleted_at = $4, pin_count = 0
    where home = $1 and id = $2 and board_id = $3 and deleted_at is null`,
};

/** False if it was already deleted. */
export async function deleteSectionRow(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'edit'>,
  id: Id,
  at: Date,
): Promise<boolean> {
  const home = homeOf(boardId);
  if ((await tx.write(DELETE, [home, id, boardId, at])) === 0) return false;
  await tx.write(COUNT, [home, boardId, -1, at]);
  return true;
}

const DELETED: Statement = {
  name: 'section-deleted',
  text: 'select title from sections where home = $1 and id = $2 and deleted_at is not null',
};

/** Null if the section is not deleted. */
export async function findDeletedTitle(tx: Transaction, id: Id): Promise<string | null> {
  const [row] = await tx.rows<{ title: string }>(DELETED, [homeOf(id), id]);
  return row?.title ?? null;
}

const RESTORE: Statement = {
  name: 'section-restore',
  // Uses the primary key, and board_pins_of_section.
  text: `update sections set deleted_at = null, slug = $4, pin_count = (
      select count(*) from board_pins where home = $1 and section_id = $2)
    where home = $1 and id = $2 and board_id = $3`,
};

export async function restoreSectionRow(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'work'>,
  id: Id,
  { slug, at }: { slug: string; at: Date },
): Promise<void> {
  const home = homeOf(boardId);
  await tx.write(RESTORE, [home, id, boardId, slug]);
  await tx.write(COUNT, [home, boardId, 1, at]);
}

const ON_BOARD: Statement = {
  name: 'section-pins-on-board',
  text: `select count(*)::int as count from board_pins
    where home = $1 and board_id = $2 and pin_id = any($3::bigint[])`,
};

export async function countOnBoard(db: Queryable, boardId: Id, pinIds: readonly Id[]): Promise<number> {
  const [row] = await db.rows<{ count: number }>(ON_BOARD, [homeOf(boardId), boardId, pinIds]);
  return row?.count ?? 0;
}

const BOARD_OF: Statement = {
  name: 'section-board-of',
  text: 'select board_id, pin_count from sections where home = $1 and id = $2',
};

/** The section may be deleted. */
export async function findBoardOfSection(
  db: Queryable,
  id: Id,
): Promise<{ board_id: Id; pin_count: number } | null> {
  const [row] = await db.rows<{ board_id: Id; pin_count: number }>(BOARD_OF, [homeOf(id), id]);
  return row ?? null;
}
