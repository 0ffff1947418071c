/** Amounts are whole millionths of a currency. */
export const MICRO = 1_000_000;

export const AD_ACCOUNT_LIMITS = { name: 256, note: 500 } as const;

/** The most that one credit or payment can be, in whole units of the currency. */
export const MOST_AT_ONCE = 1_000_000;

/** `advertiser` is what accounts have left; the others are where it came from and what it went to. */
export const LEDGER_BOOKS = ['advertiser', 'credit', 'cash', 'revenue'] as const;
export type LedgerBook = (typeof LEDGER_BOOKS)[number];

export const LEDGER_REASONS = ['welcome', 'credit', 'promotion', 'payment', 'charge'] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** The other book of each transaction, and whether the advertiser's grows. */
export const BOOKED: Record<LedgerReason, { book: LedgerBook; sign: 1 | -1 }> = {
  welcome: { book: 'credit', sign: 1 },
  credit: { book: 'credit', sign: 1 },
  promotion: { book: 'credit', sign: 1 },
  payment: { book: 'cash', sign: 1 },
  charge: { book: 'revenue', sign: -1 },
};

/** As in the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' &&
      /^[A-Za-z]/.test(name)
    );
  } catch {
    return false;
  }
}

/** Whether its days begin on an hour of UTC, in winter and in summer. */
export function hasWholeHours(timeZone: string): boolean {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const year = new Date().getUTCFullYear();
  return [0, 6].every((month) => {
    const parts = format.formatToParts(new Date(Date.UTC(year, month, 1)));
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return !offset.includes(':') || offset.endsWith(':00');
  });
}
