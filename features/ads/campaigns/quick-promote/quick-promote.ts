import type { BudgetType } from '../campaign.ts';

export const QUICK_BUDGET_TYPES = ['DAILY', 'LIFETIME'] as const satisfies readonly BudgetType[];
export type QuickBudgetType = (typeof QUICK_BUDGET_TYPES)[number];

/** The most that it can cost, in the unit of the budget. */
export function highestCost({
  budget,
  budgetType,
  days,
}: {
  budget: number;
  budgetType: QuickBudgetType;
  days: number;
}): number {
  return budgetType === 'DAILY' ? budget * days : budget;
}
