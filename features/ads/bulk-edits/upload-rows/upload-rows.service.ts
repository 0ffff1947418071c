import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { BULK_LIMITS, type BulkCells, type BulkColumn, COLUMN_NAMES } from '../bulk-edit.ts';
import { checkRows, type RowToCheck } from '../check-rows.service.ts';
import { readSheet, type SheetRow, withoutFormulaMark } from '../sheet.ts';

type Me = ContextFor<'person'>;

interface Upload {
  accountId: Id;
  fileName: string;
  content: string;
}

/** Nothing of it is applied yet. */
export function uploadRows(context: Me, { accountId, fileName, content }: Upload): Promise<Id> {
  // The database stores no halves of characters.
  const original = content.toWellFormed();
  return checkRows(context, { accountId, fileName, original, rows: readRows(original) });
}

/** @throws Refusal where the file is not a sheet of ours */
function readRows(content: string): RowToCheck[] {
  const [head, ...rows] = readSheet(content);
  const names = (head?.cells ?? []).map((one) => one.trim().toLowerCase());
  for (const needed of ['level', 'id'])
    if (!names.includes(needed))
      throw invalidFile(msg('{field}: must have the column {column}'), { column: needed });
  const unknown = names.find((name) => name !== '' && !COLUMN_NAMES.some((one) => one === name));
  if (unknown)
    throw invalidFile(msg('{field}: has an unknown column, {column}'), { column: unknown.slice(0, 100) });
  if (rows.length === 0) throw invalidFile(msg('{field}: has no rows'), {});
  if (rows.length > BULK_LIMITS.rows)
    throw invalidFile(msg('{field}: must have at most {most} rows'), { most: BULK_LIMITS.rows });
  return rows.map(({ line, cells }) => ({ line, cells: cellsBy(names, cells) }));
}

function cellsBy(names: readonly string[], cells: SheetRow['cells']): BulkCells {
  const named: BulkCells = {};
  for (const [at, name] of names.entries()) {
    const cell = withoutFormulaMark(cells[at] ?? '');
    if (name !== '' && cell !== '') named[name as BulkColumn] = cell;
  }
  return named;
}

function invalidFile(message: string, values: Record<string, string | number>): Refusal {
  return new Refusal({
    ...{ kind: 'invalid', reason: 'invalid-content', field: 'content', fields: ['content'] },
    ...{ message, values: { field: 'content', ...values } },
  });
}
