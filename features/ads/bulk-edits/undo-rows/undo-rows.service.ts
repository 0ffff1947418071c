import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { BULK_LIMITS, type BulkCells, CLEARABLE, CLEARED, COLUMN_NAMES } from '../bulk-edit.ts';
import { requireBulkJob } from '../bulk-job.service.ts';
import { listBulkRows } from '../bulk-jobs.store.ts';
import { checkRows } from '../check-rows.service.ts';

/** A job that gives back what the applied rows of another have changed, where nobody has changed it since. */
export async function undoRows(context: ContextFor<'person'>, jobId: Id): Promise<Id> {
  const job = await requireBulkJob(context, jobId);
  const isOver = job.state === 'DONE' || job.state === 'STOPPED';
  const applied = isOver
    ? await listBulkRows(context.db, jobId, { states: ['APPLIED'], limit: BULK_LIMITS.rows })
    : [];
  const rows = applied.flatMap(({ line, cells: { level, id }, change }) =>
    change
      ? [{ line, cells: { level, id, ...cleared(change.before) } as BulkCells, expected: change.after }]
      : [],
  );
  if (rows.length === 0) throw nothingToUndo();
  const used = COLUMN_NAMES.filter((name) => rows.some(({ cells }) => cells[name] !== undefined));
  const original = [used, ...rows.map(({ cells }) => used.map((name) => cells[name] ?? ''))];
  return checkRows(context, {
    ...{ accountId: job.ad_account_id, fileName: `↺ ${job.file_name}`.slice(0, BULK_LIMITS.fileName), rows },
    original: original.map((line) => line.map(quoted).join(',')).join('\n'),
  });
}

/** What was empty is cleared again; an empty cell would change nothing. */
const cleared = (before: BulkCells): BulkCells =>
  Object.fromEntries(
    Object.entries(before).map(([column, cell]) => [
      column,
      cell === '' && CLEARABLE.some((one) => one === column) ? CLEARED : cell,
    ]),
  );

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

function nothingToUndo(): Refusal {
  return new Refusal({
    ...{ kind: 'conflict', reason: 'nothing-to-undo' },
    message: 'There is nothing to undo.',
  });
}
