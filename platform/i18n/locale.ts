export type OfferedLocales = readonly [first: string, ...others: string[]];

export const LOCALE_COOKIE = 'locale';

/** Shows which texts cannot be translated yet. Never offered to people. */
export const PSEUDO_LOCALE = 'qps';

const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi']);

/** Bounds the work for hostile headers. */
const MOST_RANGES = 20;

/** `chosen` comes from the person's settings or the cookie; ignored if not offered. */
export function chooseLocale(
  acceptLanguage: string | undefined,
  chosen: string | undefined,
  offered: OfferedLocales,
): string {
  const [first] = offered;
  const find = (language: string) => offered.find((locale) => locale === languageOf(language));
  if (chosen && find(chosen.toLowerCase())) return find(chosen.toLowerCase()) ?? first;
  for (const language of rangesOf(acceptLanguage ?? '')) {
    if (language === '*') return first;
    const locale = find(language);
    if (locale) return locale;
  }
  return first;
}

/** Languages that a browser names, the preferred one first. */
export function acceptedLanguages(header: string): string[] {
  return rangesOf(header).map(languageOf);
}

export function languageOf(locale: string): string {
  return locale.split('-', 1)[0] ?? locale;
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(languageOf(locale)) ? 'rtl' : 'ltr';
}

function rangesOf(header: string): string[] {
  return header
    .split(',', MOST_RANGES)
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { range, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ range, quality }) => range !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ range }) => range);
}
