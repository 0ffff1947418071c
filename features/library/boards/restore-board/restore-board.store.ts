import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface DeletedBoardRow {
  id: Id;
  name: string;
  slug: string;
  deleted_at: Date | null;
  merged_into_id: Id | null;
  cover_pin_id: Id | null;
}

const FIND: Statement = {
  name: 'restore-board-find',
  text: 'select id, name, slug, deleted_at, merged_into_id, cover_pin_id from boards where home = $1 and id = $2',
};

export async function findDeletedBoard(db: Queryable, id: Id): Promise<DeletedBoardRow | null> {
  const [row] = await db.rows<DeletedBoardRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const DELETED_WITH: Statement = {
  name: 'restore-board-pins',
  // Uses pins_to_purge: pins deleted at exactly that time.
  text: `select id from pins
    where deleted_at = $4 and home = $1 and pinner_id = $2 and deleted_by = $2
      and (last_place ->> 'board_id')::bigint = $3
    limit $5`,
};

export async function listPinsDeletedWith(
  db: Queryable,
  { id, owner_id }: { id: Id; owner_id: Id },
  { deletedAt, limit }: { deletedAt: Date; limit: number },
): Promise<Id[]> {
  const values = [homeOf(owner_id), owner_id, id, deletedAt, limit];
  const rows = await db.rows<{ id: Id }>(DELETED_WITH, values);
  return rows.map((row) => row.id);
}

const MARK: Statement = {
  name: 'restore-board',
  // Its places are gone unless a deletion failed half-way, so pin_count counts what is there.
  text: `update boards set deleted_at = null, merged_into_id = null, slug = $3, cover_pins = '[]', updated_at = $4,
      pin_count = (select count(*)::int from board_pins p where p.home = $1 and p.board_id = $2)
    where home = $1 and id = $2`,
};

const COUNT_SECTIONS: Statement = {
  name: 'restore-board-sections',
  // Uses sections_of_board and board_pins_of_section.
  text: `update sections s
    set pin_count = (select count(*)::int from board_pins p where p.home = $1 and p.section_id = s.id)
    where s.home = $1 and s.board_id = $2 and s.deleted_at is null`,
};

/** Its pins follow later. */
export async function markBoardRestored(
  tx: Transaction,
  { id }: AllowedBoard<'restore'>,
  slug: string,
  at: Date,
): Promise<void> {
  await tx.write(MARK, [homeOf(id), id, slug, at]);
  await tx.write(COUNT_SECTIONS, [homeOf(id), id]);
}
