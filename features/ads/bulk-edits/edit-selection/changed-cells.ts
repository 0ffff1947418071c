import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { microOf } from '#features/ads/ad-accounts/money.ts';
import type { BulkCells, BulkColumn } from '../bulk-edit.ts';

export const BUDGET_CHANGES = ['KEEP', 'SET', 'RAISE', 'LOWER'] as const;

/** What is done with all that is chosen; what is empty stays. */
export interface SelectionEntries {
  status: '' | 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  budgetChange: (typeof BUDGET_CHANGES)[number];
  /** An amount, or per cent. */
  budget: string;
  end: string;
  suffix: string;
}

/** Of campaigns, what they may spend; those without it have none to change. */
const BUDGETS: readonly BulkColumn[] = ['budget', 'daily_spend_cap', 'lifetime_spend_cap'];

function budgetOf(cell: string, { budgetChange, budget }: SelectionEntries): string {
  const typed = microOf(budget);
  // What is no amount is refused with the row.
  if (typed === null) return budget;
  if (budgetChange === 'SET') return String(typed / MICRO);
  const share = budgetChange === 'RAISE' ? 1 + typed / MICRO / 100 : 1 - typed / MICRO / 100;
  return String(Math.round(Number(cell) * share * 100) / 100);
}

/** The rows of a sheet that changes them. */
export function changedCells(rows: readonly BulkCells[], entries: SelectionEntries): BulkCells[] {
  const { status, budgetChange, end, suffix } = entries;
  return rows.map(({ level, id, name, ...cells }) => {
    const budgets =
      budgetChange === 'KEEP' ? [] : BUDGETS.filter((column) => cells[column as keyof typeof cells]);
    return {
      ...{ level, id },
      ...(suffix && { name: `${name} ${suffix}` }),
      ...(status && { status }),
      ...Object.fromEntries(
        budgets.map((column) => [column, budgetOf(cells[column as keyof typeof cells] ?? '', entries)]),
      ),
      ...(end && level !== 'AD' && { end_date: end }),
    } as BulkCells;
  });
}

/** The columns that a row gives, without those that say what it is about. */
export const givenIn = ({ level: _, id: __, parent_id: ___, ...cells }: BulkCells) =>
  Object.keys(cells) as BulkColumn[];
