import type { QuickBudgetType } from './quick-promote.ts';

/** What the form holds, as typed, so that it survives a reload. */
export interface PromotionEntries {
  pinId: string | null;
  budget: string;
  budgetType: QuickBudgetType;
  days: string;
  link: string;
  isForEveryone: boolean;
  locations: string[];
  locales: string[];
  interests: string[];
  country: string;
  timeZone: string;
}

const EMPTY: PromotionEntries = {
  ...{ pinId: null, budget: '5', budgetType: 'DAILY', days: '7', link: '', isForEveryone: true },
  ...{ locations: [], locales: [], interests: [], country: '', timeZone: '' },
};

/** Of what this window stored; anything else is ignored. */
export function entriesOf(stored: string): PromotionEntries {
  try {
    const read: unknown = stored ? JSON.parse(stored) : {};
    return { ...EMPTY, ...(read as Partial<PromotionEntries>) };
  } catch {
    return EMPTY;
  }
}
