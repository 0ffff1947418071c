import { MICRO } from './ad-account.ts';

/** `$1.50`; amounts are millionths. */
export function moneyText(micro: number, currency: string, locale: string): string {
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return amount.format(micro / MICRO);
}

/** Millionths of what somebody typed, with a point or a comma; null if it is no amount. */
export function microOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * MICRO) : null;
}
