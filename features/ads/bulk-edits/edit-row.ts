import { endOfDay, startOfDay } from '#features/ads/ad-accounts/account-days.ts';
import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { AD_LIMITS, AD_STATUSES, LARGEST_BUDGET, SMALLEST_BUDGET } from '#features/ads/campaigns/campaign.ts';
import { msg } from '#platform/i18n/msg.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import {
  BULK_COLUMNS,
  BULK_LEVELS,
  type BulkCells,
  type BulkColumn,
  type BulkLevel,
  CLEARABLE,
  CLEARED,
  COLUMN_NAMES,
} from './bulk-edit.ts';
import { withoutFormulaMark } from './sheet.ts';

/** Why a row cannot be applied; `column` is null where it is about all of it. */
export interface RowProblem {
  column: BulkColumn | null;
  message: string;
  values?: Record<string, string | number> | undefined;
}

export class RowProblemError extends Error {
  readonly problem: RowProblem;

  constructor(problem: RowProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

function fail(column: BulkColumn, message: string, values?: RowProblem['values']): never {
  throw new RowProblemError({ column, message, values });
}

/** Days are those of the time zone. */
type Read = (cell: string, timeZone: string, column: BulkColumn) => unknown;

function readAmount(cell: string, _timeZone: string, column: BulkColumn): number {
  const micro = /^\d{1,9}(?:[.,]\d{1,6})?$/.test(cell)
    ? Math.round(Number(cell.replace(',', '.')) * MICRO)
    : Number.NaN;
  if (micro >= SMALLEST_BUDGET && micro <= LARGEST_BUDGET) return micro;
  return fail(column, msg('Must be an amount of {least} or more, such as 12.50.'), {
    least: SMALLEST_BUDGET / MICRO,
  });
}

function dayOf(cell: string, column: BulkColumn): string {
  const at = /^\d{4}-\d\d-\d\d$/.test(cell) ? new Date(`${cell}T00:00:00Z`) : null;
  const isDay = at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(cell);
  return isDay ? cell : fail(column, msg('Must be a day such as 2027-01-31.'));
}

const READ: Record<Exclude<BulkColumn, 'level' | 'id' | 'parent_id'>, { of: string; read: Read }> = {
  name: {
    of: 'name',
    read: (cell) =>
      [...cell].length <= AD_LIMITS.name
        ? cell
        : fail('name', msg('Must have at most {most} characters.'), { most: AD_LIMITS.name }),
  },
  status: {
    of: 'status',
    read: (cell) =>
      AD_STATUSES.find((one) => one === cell.toUpperCase()) ??
      fail('status', msg('Must be one of: {known}.'), { known: AD_STATUSES.join(', ') }),
  },
  daily_spend_cap: { of: 'daily_spend_cap', read: readAmount },
  lifetime_spend_cap: { of: 'lifetime_spend_cap', read: readAmount },
  budget: { of: 'budget_in_micro_currency', read: readAmount },
  start_date: { of: 'start_time', read: (cell, zone, column) => startOfDay(dayOf(cell, column), zone) },
  end_date: { of: 'end_time', read: (cell, zone, column) => endOfDay(dayOf(cell, column), zone) },
  destination_url: {
    of: 'destination_url',
    read: (cell) =>
      URL.canParse(cell) && /^https?:\/\//i.test(cell) && cell.length <= 2048
        ? cell
        : fail('destination_url', msg('Must be an address that begins with https:// or http://.')),
  },
};

/** Before an id in our own files; without it is fine, too. */
export const ID_MARK = '#';

export const readId = (cell: string | undefined): Id | null => parseId(cell?.replace(ID_MARK, ''));

/** @throws RowProblemError */
export function readTarget(cells: BulkCells): { level: BulkLevel; id: Id } {
  const level =
    BULK_LEVELS.find((one) => one === cells.level?.toUpperCase()) ??
    fail('level', msg('Must be one of: {known}.'), { known: BULK_LEVELS.join(', ') });
  const id = readId(cells.id) ?? fail('id', msg('Must be an id from the template or the ID library.'));
  return { level, id };
}

/**
 * What a row changes. An empty cell changes nothing, nor does one that says what a template `shown` now would: times are
 * more exact than days.
 * @throws RowProblemError
 */
export function readValues(
  level: BulkLevel,
  cells: BulkCells,
  { shown, timeZone }: { shown: BulkCells; timeZone: string },
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const column of COLUMN_NAMES) {
    const cell = cells[column] ?? '';
    if (cell === '' || column === 'level' || column === 'id' || column === 'parent_id') continue;
    const takes: readonly string[] = BULK_COLUMNS[column];
    if (!takes.includes(level)) fail(column, msg('{level} has no such column.'), { level });
    if (cell === withoutFormulaMark(shown[column] ?? '')) continue;
    const { of, read } = READ[column];
    const isCleared = cell.toLowerCase() === CLEARED && CLEARABLE.includes(column);
    values[of] = isCleared ? null : read(cell, timeZone, column);
  }
  return values;
}

/** The column that a refused field came from. */
export function columnOf(field: string | undefined): BulkColumn | null {
  const column = COLUMN_NAMES.find((name) => name in READ && READ[name as keyof typeof READ].of === field);
  return column ?? COLUMN_NAMES.find((name) => name === field) ?? null;
}
