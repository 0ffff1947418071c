import { lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { editorOf } from '#features/ads/campaigns/changes.service.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { BULK_DAYS, BULK_LIMITS, type BulkCells, type BulkColumn, COLUMN_NAMES } from '../bulk-edit.ts';
import { type BulkRow, deleteOldJobs, insertBulkJob } from '../bulk-jobs.store.ts';
import { editRow, sayProblem } from '../edit-row.service.ts';
import { type RowProblem, readId } from '../edit-row.ts';
import { readSheet, type SheetRow, withoutFormulaMark } from '../sheet.ts';

type Me = ContextFor<'person'>;

const DAY_MS = 86_400_000;

interface Upload {
  accountId: Id;
  fileName: string;
  content: string;
}

/** Checks each row by doing it, and takes everything back: nothing is applied yet. */
export async function uploadRows(context: Me, { accountId, fileName, content }: Upload): Promise<Id> {
  // The database stores no halves of characters.
  const original = content.toWellFormed();
  const sheet = readRows(original);
  const problems = await tryRows(context, accountId, sheet);
  const rows = await Promise.all(
    sheet.map(async ({ line, cells }, at): Promise<BulkRow> => {
      const problem = problems[at] ?? null;
      const state = problem ? 'INVALID' : 'VALID';
      return { line, cells, state, ...(await sayProblem(context, context.locale, problem)) };
    }),
  );
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId);
    const actorId = editorOf(context).actorId ?? context.viewer.id;
    const at = clock.now();
    await deleteOldJobs(tx, account, new Date(at.getTime() - BULK_DAYS * DAY_MS));
    return insertBulkJob(tx, account, { actorId, fileName: fileName.toWellFormed(), original, rows, at });
  });
}

class TakenBack extends Error {}

async function tryRows(
  context: Me,
  accountId: Id,
  sheet: readonly ReadRow[],
): Promise<(RowProblem | null)[]> {
  let problems: (RowProblem | null)[] = [];
  try {
    await context.db.transaction(async (tx) => {
      const account = await lockOwnAdAccount(tx, context, accountId);
      problems = [];
      const seen = new Set<string>();
      for (const { cells } of sheet) {
        const id = readId(cells.id);
        const isTwice = id !== null && seen.has(id);
        if (id) seen.add(id);
        problems.push(
          isTwice
            ? { column: 'id', message: msg('This id is in the file twice.') }
            : await editRow(tx, editorOf(context), account, cells),
        );
      }
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return problems;
}

interface ReadRow {
  line: number;
  cells: BulkCells;
}

/** @throws Refusal where the file is not a sheet of ours */
function readRows(content: string): ReadRow[] {
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
