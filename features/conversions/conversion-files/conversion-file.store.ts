import type { AllowedAdAccount, LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { FileSource, FileStatus, FoundProblem } from './conversion-file.ts';

export interface FileRow {
  id: Id;
  ad_account_id: Id;
  source: FileSource;
  partner: string | null;
  name: string;
  headers: string[];
  columns: string[];
  status: FileStatus;
  parts: number;
  position: number;
  row_count: number;
  wrong_rows: number;
  added_rows: number;
  repeated_rows: number;
  created_at: Date;
}

export const FILE_COLUMNS = `id, ad_account_id, source, partner, name, headers, columns, status, parts, position,
  row_count, wrong_rows, added_rows, repeated_rows, created_at`;

const FIND: Statement = {
  name: 'conversion-files-find',
  text: `select ${FILE_COLUMNS} from conversion_files where home = $1 and id = $2`,
};

export async function findFileRow(db: Queryable, id: Id): Promise<FileRow | null> {
  const [row] = await db.rows<FileRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const SET_STATUS: Statement = {
  name: 'conversion-files-set-status',
  text: `update conversion_files set status = $4, position = 0, updated_at = $5
    where home = $1 and ad_account_id = $2 and id = $3`,
};

/** What it does next begins with the first part. */
export async function setFileStatus(
  tx: Transaction,
  { id: accountId }: LockedAdAccount | AllowedAdAccount,
  { fileId, status, at }: { fileId: Id; status: FileStatus; at: Date },
): Promise<void> {
  await tx.write(SET_STATUS, [homeOf(accountId), accountId, fileId, status, at]);
}

export interface PartRow {
  rows: string[][];
  results: string;
  problems: FoundProblem[];
}

const FIND_PART: Statement = {
  name: 'conversion-files-find-part',
  text: `select rows, results, problems from conversion_file_parts where home = $1 and file_id = $2 and number = $3`,
};

export async function findPartRow(db: Queryable, fileId: Id, number: number): Promise<PartRow | null> {
  const [row] = await db.rows<PartRow>(FIND_PART, [homeOf(fileId), fileId, number]);
  return row ?? null;
}
