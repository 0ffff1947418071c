import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { SECTION_COLUMNS, type SectionRow } from '../section.store.ts';

const OF_BOARD: Statement = {
  name: 'sections-of-board',
  // Uses sections_of_board.
  text: `select ${SECTION_COLUMNS} from sections s
    where s.home = $1 and s.board_id = $2 and s.deleted_at is null and (s.rank, s.id) < ($3::bigint, $4::bigint)
    order by s.rank desc, s.id desc limit $5`,
};

const LARGEST = '9223372036854775807';

export function listSectionsOf(
  db: Queryable,
  boardId: Id,
  { after, limit }: { after: { rank: string; id: string } | null; limit: number },
): Promise<SectionRow[]> {
  const { rank, id } = after ?? { rank: LARGEST, id: LARGEST };
  return db.rows<SectionRow>(OF_BOARD, [homeOf(boardId), boardId, rank, id, limit]);
}
