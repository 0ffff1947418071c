import { languageOf } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A compact count with at most one fraction digit: `999`, `1.2k`, `12.3k`, `3m`; in the locale's format. */
export function formatShortCount(count: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    formats.set(locale, format);
  }
  const text = format.format(count);
  // English has no rule for their case; the product writes them in lower case.
  return languageOf(locale) === 'en' ? text.toLowerCase() : text;
}
