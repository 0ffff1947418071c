import { languageOf } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A count in little room, with at most one fraction digit: `999`, `1.2k`, `12.3k`, `3m`; as the locale writes it. */
export function formatShortCount(count: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    formats.set(locale, format);
  }
  const text = format.format(count);
  // English has no rule for the case of these; the product writes them small.
  return languageOf(locale) === 'en' ? text.toLowerCase() : text;
}
