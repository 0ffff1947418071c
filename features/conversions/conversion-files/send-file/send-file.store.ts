import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { FileSource } from '../conversion-file.ts';

const INSERT: Statement = {
  name: 'conversion-files-insert',
  text: `insert into conversion_files (home, id, ad_account_id, source, partner, name, headers, columns, status,
      created_at, updated_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5, $6, $7, 'sending', $8, $8) returning id`,
};

export interface NewFile {
  source: FileSource;
  partner: string | null;
  name: string;
  headers: readonly string[];
  columns: readonly string[];
}

export async function insertFile(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { source, partner, name, headers, columns }: NewFile,
  at: Date,
): Promise<Id> {
  const values = [homeOf(accountId), accountId, source, partner, name, headers, columns, at];
  const [row] = await tx.rows<{ id: Id }>(INSERT, values);
  if (!row) throw new Error('no file was inserted');
  return row.id;
}

const INSERT_PART: Statement = {
  name: 'conversion-files-insert-part',
  text: `insert into conversion_file_parts (home, file_id, number, rows) values ($1, $2, $3, $4::jsonb)`,
};

const COUNT_PART: Statement = {
  name: 'conversion-files-count-part',
  text: `update conversion_files set parts = parts + 1, row_count = row_count + $4, updated_at = $5
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function insertPart(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { fileId, number, rows }: { fileId: Id; number: number; rows: readonly (readonly string[])[] },
  at: Date,
): Promise<void> {
  await tx.write(INSERT_PART, [homeOf(accountId), fileId, number, JSON.stringify(rows)]);
  await tx.write(COUNT_PART, [homeOf(accountId), accountId, fileId, rows.length, at]);
}
