import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface NewSection {
  title: string;
  slug: string;
  rank: string;
}

const RANKED: Statement = {
  name: 'adopt-sections-list',
  // Uses sections_of_board.
  text: `select id, title, slug, rank from sections
    where home = $1 and board_id = $2 and deleted_at is null order by rank desc, id desc`,
};

export function listRankedSections(db: Queryable, boardId: Id): Promise<(NewSection & { id: Id })[]> {
  return db.rows(RANKED, [homeOf(boardId), boardId]);
}

const INSERT: Statement = {
  name: 'adopt-sections-insert',
  text: `insert into sections (home, id, board_id, title, slug, rank, created_at)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, wanted.title, wanted.slug, wanted.rank, $6::timestamptz
    from unnest($3::text[], $4::text[], $5::bigint[]) as wanted (title, slug, rank)
    returning id, slug`,
};

const COUNT: Statement = {
  name: 'adopt-sections-count',
  text: 'update boards set section_count = section_count + $3, updated_at = $4 where home = $1 and id = $2',
};

/** Returns the sections' ids by slug. */
export async function insertSections(
  tx: Transaction,
  { id: boardId }: AllowedBoard<'edit'>,
  sections: readonly NewSection[],
  at: Date,
): Promise<Map<string, Id>> {
  if (sections.length === 0) return new Map();
  const home = homeOf(boardId);
  const rows = await tx.rows<{ id: Id; slug: string }>(INSERT, [
    ...[home, boardId, sections.map((section) => section.title), sections.map((section) => section.slug)],
    ...[sections.map((section) => section.rank), at],
  ]);
  await tx.write(COUNT, [home, boardId, rows.length, at]);
  return new Map(rows.map((row) => [row.slug, row.id]));
}
