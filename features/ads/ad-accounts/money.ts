import { MICRO } from './ad-account.ts';

/** How the currency is written: `$1.50`, `USD 1.50` or `1.50 US dollars`. */
export const MONEY_DISPLAYS = ['symbol', 'code', 'name'] as const;
export type MoneyDisplay = (typeof MONEY_DISPLAYS)[number];

/** `$1.50`; amounts are millionths. Less than a cent is not called nothing, and `isExact` rounds nothing at all. */
export function moneyText(
  micro: number,
  currency: string,
  locale: string,
  { isExact = false, display = 'symbol' }: { isExact?: boolean; display?: MoneyDisplay } = {},
): string {
  const isTiny = micro !== 0 && Math.abs(micro) < MICRO / 100;
  const digits = isExact || isTiny ? { maximumFractionDigits: 6 } : {};
  const style = { style: 'currency', currency, currencyDisplay: display } as const;
  return new Intl.NumberFormat(locale, { ...style, ...digits }).format(micro / MICRO);
}

/** Millionths of what somebody typed, with a point or a comma; null if it is no amount. */
export function microOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * MICRO) : null;
}
