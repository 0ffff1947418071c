import { languageOf } from './locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats in UTC: in other zones server and browser would differ. */
export function formatDay(day: Date | string, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(day));
}

const DAY_MS = 86_400_000;

/** What is older is shown with its date. */
const RECENT_DAYS = 28;

/** "Today", "yesterday" or "5 days ago" for recent days, in UTC; both in ms since 1970. For the server: `now` changes. */
export function formatAgo(at: number, now: number, locale: string): string {
  const days = Math.floor(now / DAY_MS) - Math.floor(at / DAY_MS);
  if (days < 0 || days > RECENT_DAYS) return formatDay(new Date(at), locale);
  const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

const countFormats = new Map<string, Intl.NumberFormat>();

/** `999`, `1.2k`, `12.3k`, `3m`, in the locale's format. */
export function formatShortCount(count: number, locale: string): string {
  let format = countFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    countFormats.set(locale, format);
  }
  const text = format.format(count);
  // English has no rule for their case; the product writes them in lower case.
  return languageOf(locale) === 'en' ? text.toLowerCase() : text;
}
