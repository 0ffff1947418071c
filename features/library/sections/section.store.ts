import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface SectionRow {
  id: Id;
  board_id: Id;
  title: string;
  slug: string;
  /** Microseconds since 1970 as text; higher ranks come first. */
  rank: string;
  pin_count: number;
}

export const SECTION_COLUMNS = 's.id, s.board_id, s.title, s.slug, s.rank, s.pin_count';

const BY_IDS: Statement = {
  name: 'sections-by-ids',
  text: `select ${SECTION_COLUMNS} from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join sections s on s.home = wanted.home and s.id = wanted.id where s.deleted_at is null`,
};

export async function mapSections(db: Queryable, ids: readonly Id[]): Promise<Map<Id, SectionRow>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const rows = await db.rows<SectionRow>(BY_IDS, [unique.map(homeOf), unique]);
  return new Map(rows.map((row) => [row.id, row]));
}

const PREVIEWS: Statement = {
  name: 'sections-previews',
  // Uses board_pins_of_section; a few rows per section.
  text: `select s.id as section_id, top.pin_id
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join sections s on s.home = wanted.home and s.id = wanted.id
    cross join lateral (
      select pin_id, rank from board_pins b where b.home = s.home and b.section_id = s.id
      order by rank desc, pin_id desc limit $3) as top
    order by s.id, top.rank desc, top.pin_id desc`,
};

export async function listPreviewIds(
  db: Queryable,
  sectionIds: readonly Id[],
  most: number,
): Promise<{ section_id: Id; pin_id: Id }[]> {
  if (sectionIds.length === 0) return [];
  return db.rows(PREVIEWS, [sectionIds.map(homeOf), sectionIds, most]);
}
