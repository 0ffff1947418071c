import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { FILE_COLUMNS, type FileRow } from '../conversion-file.store.ts';
import type { FileSource, RowProblem } from '../conversion-file.ts';

const LIST: Statement = {
  name: 'conversion-files-list',
  // Uses conversion_files_of_account.
  text: `select ${FILE_COLUMNS} from conversion_files
    where home = $1 and ad_account_id = $2 and source = $3 and ($4::bigint is null or id < $4::bigint)
    order by id desc limit $5`,
};

export function listFileRows(
  db: Queryable,
  adAccountId: Id,
  { source, after, limit }: { source: FileSource; after: Id | null; limit: number },
): Promise<FileRow[]> {
  return db.rows<FileRow>(LIST, [homeOf(adAccountId), adAccountId, source, after, limit]);
}

export interface ListedProblem {
  part: number;
  row: number;
  column: number | null;
  reason: RowProblem;
}

const PROBLEMS: Statement = {
  name: 'conversion-files-problems',
  text: `select p.number as part, (found.problem->>'row')::int as row, (found.problem->>'column')::int as column,
      found.problem->>'reason' as reason
    from conversion_file_parts p, lateral jsonb_array_elements(p.problems) as found (problem)
    where p.home = $1 and p.file_id = $2 order by 1, 2, 3 limit $3`,
};

/** The first ones, in the order of their rows. */
export function listProblems(db: Queryable, fileId: Id, limit: number): Promise<ListedProblem[]> {
  return db.rows<ListedProblem>(PROBLEMS, [homeOf(fileId), fileId, limit]);
}

const SIZES: Statement = {
  name: 'conversion-files-part-sizes',
  text: `select jsonb_array_length(rows) as size from conversion_file_parts
    where home = $1 and file_id = $2 order by number`,
};

/** How many rows each part has. */
export async function listPartSizes(db: Queryable, fileId: Id): Promise<number[]> {
  return (await db.rows<{ size: number }>(SIZES, [homeOf(fileId), fileId])).map(({ size }) => size);
}
