import { dayAt, lastDayBefore } from '#features/ads/ad-accounts/account-days.ts';
import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { type Editor, editEntity, type TreeEdit } from '#features/ads/campaigns/editing.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { BulkCells, BulkLevel } from './bulk-edit.ts';
import { columnOf, ID_MARK, type RowProblem, RowProblemError, readTarget, readValues } from './edit-row.ts';
import { type EntityRow, findEntity } from './entities.store.ts';

/** By the same rules as in the builder. Null if it could be applied; what is refused has written nothing. */
export async function editRow(
  tx: Transaction,
  editor: Editor,
  account: AllowedAdAccount,
  cells: BulkCells,
): Promise<RowProblem | null> {
  try {
    const target = readTarget(cells);
    const row = await findEntity(tx, account.id, target);
    const shown = row ? cellsOf(target.level, row, account.time_zone) : {};
    const edit = {
      ...target,
      values: readValues(target.level, cells, { shown, timeZone: account.time_zone }),
    };
    // Editing an ad that was rejected sends it to a review again, also where nothing else differs.
    const isUnchanged = row && Object.keys(edit.values).length === 0;
    if (!isUnchanged) await editEntity(tx, editor, account, edit as TreeEdit);
    return null;
  } catch (error) {
    if (error instanceof RowProblemError) return error.problem;
    if (!(error instanceof Refusal)) throw error;
    const { message, values } = error.text;
    const column = error.kind === 'not-found' ? 'id' : columnOf(error.field);
    return { column, message, values: values as RowProblem['values'] };
  }
}

/** In the language of who reads it. */
export async function sayProblem(
  { texts }: Pick<Platform, 'texts'>,
  locale: string,
  problem: RowProblem | null,
): Promise<{ problem_column: string | null; problem: string | null }> {
  if (!problem) return { problem_column: null, problem: null };
  const i18n = await texts.in(locale);
  return { problem_column: problem.column, problem: i18n.t(problem.message, { ...problem.values }) };
}

const amountOf = (digits: string | null) => (digits === null ? '' : String(Number(digits) / MICRO));
/** Spreadsheets would round a number as long as that. */
const idOf = (id: Id | null) => (id === null ? '' : `${ID_MARK}${id}`);

/** A row of a sheet as it is now. */
export function cellsOf(level: BulkLevel, row: EntityRow, timeZone: string): BulkCells {
  return {
    ...{ level, id: idOf(row.id), parent_id: idOf(row.parent_id), name: row.name, status: row.status },
    daily_spend_cap: amountOf(row.daily_spend_cap),
    lifetime_spend_cap: amountOf(row.lifetime_spend_cap),
    budget: amountOf(row.budget),
    start_date: row.start_time ? dayAt(row.start_time, timeZone) : '',
    end_date: row.end_time ? lastDayBefore(row.end_time, timeZone) : '',
    destination_url: row.destination_url ?? '',
  };
}
