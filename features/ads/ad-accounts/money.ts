import { MICRO } from './ad-account.ts';

/** `$1.50`; amounts are millionths. Less than a cent is not called nothing, and `isExact` rounds nothing at all. */
export function moneyText(micro: number, currency: string, locale: string, isExact = false): string {
  const isTiny = micro !== 0 && Math.abs(micro) < MICRO / 100;
  const digits = isExact || isTiny ? { maximumFractionDigits: 6 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(micro / MICRO);
}

/** Millionths of what somebody typed, with a point or a comma; null if it is no amount. */
export function microOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * MICRO) : null;
}
