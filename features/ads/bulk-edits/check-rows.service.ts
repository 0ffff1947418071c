import { type AllowedAdAccount, lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { editorOf } from '#features/ads/campaigns/changes.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { BULK_DAYS, type BulkCells } from './bulk-edit.ts';
import { type BulkRow, deleteOldJobs, insertBulkJob } from './bulk-jobs.store.ts';
import { editRow, sayProblem, shownCells } from './edit-row.service.ts';
import { type RowProblem, readId, readTarget } from './edit-row.ts';

type Me = ContextFor<'person'>;

const DAY_MS = 86_400_000;

export interface RowToCheck {
  line: number;
  cells: BulkCells;
  /** What its cells must be now; otherwise it has changed since. */
  expected?: BulkCells;
}

interface Sheet {
  accountId: Id;
  fileName: string;
  original: string;
  rows: readonly RowToCheck[];
}

/** Checks each row by doing it, and takes everything back: nothing is applied yet. */
export async function checkRows(
  context: Me,
  { accountId, fileName, original, rows: sheet }: Sheet,
): Promise<Id> {
  const problems = await tryRows(context, accountId, sheet);
  const rows = await Promise.all(
    sheet.map(async ({ line, cells }, at): Promise<BulkRow> => {
      const problem = problems[at] ?? null;
      const state = problem ? 'INVALID' : 'VALID';
      return { line, cells, state, change: null, ...(await sayProblem(context, context.locale, problem)) };
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
  sheet: readonly RowToCheck[],
): Promise<(RowProblem | null)[]> {
  let problems: (RowProblem | null)[] = [];
  try {
    await context.db.transaction(async (tx) => {
      const account = await lockOwnAdAccount(tx, context, accountId);
      problems = [];
      const seen = new Set<string>();
      for (const row of sheet) {
        const id = readId(row.cells.id);
        const isTwice = id !== null && seen.has(id);
        if (id) seen.add(id);
        const wrong = isTwice ? TWICE : await changedSince(tx, account, row);
        problems.push(wrong ?? (await editRow(tx, editorOf(context), account, row.cells)).problem);
      }
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return problems;
}

const TWICE: RowProblem = { column: 'id', message: msg('This id is in the file twice.') };

async function changedSince(
  tx: Transaction,
  account: AllowedAdAccount,
  { cells, expected }: RowToCheck,
): Promise<RowProblem | null> {
  if (!expected) return null;
  const now = (await shownCells(tx, account, readTarget(cells))) ?? {};
  const isAsExpected = Object.entries(expected).every(
    ([column, cell]) => now[column as keyof BulkCells] === cell,
  );
  return isAsExpected ? null : { column: null, message: adRefusals['changed-since'].message };
}
