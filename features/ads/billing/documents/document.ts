import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';

export const DOCUMENT_KINDS = ['invoice', 'tax'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const PREFIX: Record<DocumentKind, string> = { invoice: 'INV', tax: 'TAX' };

/** As it is printed. */
export const numberText = (kind: DocumentKind, number: number): string =>
  `${PREFIX[kind]}-${String(number).padStart(6, '0')}`;

/** What the ledger has of a month, in millionths. */
export interface MonthSums {
  /** The first day, as YYYY-MM-DD. */
  month: string;
  credit: number;
  spent: number;
}

export interface Bill {
  spent: number;
  /** Of what the operator gave, which is used first. */
  credit: number;
  /** What rounding to the smallest coin adds. */
  rounding: number;
  /** Whole coins of what was paid. */
  total: number;
}

/** The smallest coin, in millionths. */
export function coinOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return MICRO / 10 ** maximumFractionDigits;
}

const rounded = (micro: number, coin: number) => Math.round(micro / coin) * coin;

/**
 * Of the last month; `months` are all until then, oldest first. Rounds what was paid in all, so that over the years it
 * differs by no more than half a coin.
 */
export function billOf(months: readonly MonthSums[], coin: number): Bill {
  let [left, paid] = [0, 0];
  let bill: Bill = { spent: 0, credit: 0, rounding: 0, total: 0 };
  for (const { credit: received, spent } of months) {
    const credit = Math.min(spent, left + received);
    left += received - credit;
    const total = rounded(paid + spent - credit, coin) - rounded(paid, coin);
    paid += spent - credit;
    bill = { spent, credit, rounding: total - (spent - credit), total };
  }
  return bill;
}

/** Prices include it. `rate` is a percentage. */
export const taxIn = (total: number, rate: number, coin: number): number =>
  rounded((total * rate) / (100 + rate), coin);
