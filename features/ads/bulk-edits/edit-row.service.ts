import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { type Editor, editEntity } from '#features/ads/campaigns/editing.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { BulkCells } from './bulk-edit.ts';
import { columnOf, type RowProblem, RowProblemError, readEdit } from './edit-row.ts';

/** By the same rules as in the builder. Null if it could be applied; what is refused has written nothing. */
export async function editRow(
  tx: Transaction,
  editor: Editor,
  account: AllowedAdAccount,
  cells: BulkCells,
): Promise<RowProblem | null> {
  try {
    await editEntity(tx, editor, account, readEdit(cells, account.time_zone));
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
