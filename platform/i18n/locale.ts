/** Languages that the product knows, in the order in which they are offered. */
export const LOCALES = ['en', 'es', 'pt', 'de', 'fr', 'id', 'ja', 'it', 'sv'] as const;
export type Locale = (typeof LOCALES)[number];

/** Those whose texts are translated; the first is the language that texts are written in. */
export const ACTIVE_LOCALES = ['en'] as const satisfies readonly Locale[];
export type ActiveLocale = (typeof ACTIVE_LOCALES)[number];

export const LOCALE_COOKIE = 'locale';

const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi']);

/** Headers of hostile length are cut here. */
const MOST_RANGES = 20;

/**
 * The locale of a request: the one the person chose, else the first of the browser's that is active.
 * @param acceptLanguage the header, such as `de-AT, de;q=0.9, en;q=0.5`
 * @param chosen from the person's settings or the cookie; one that is not active counts for nothing
 */
export function chooseLocale<L extends string = ActiveLocale>(
  acceptLanguage: string | undefined,
  chosen?: string,
  active?: readonly [L, ...L[]],
): L | ActiveLocale {
  const [first, ...others] = active ?? ACTIVE_LOCALES;
  const offered: (L | ActiveLocale)[] = [first, ...others];
  const find = (language: string) => offered.find((locale) => locale === language.split('-')[0]);
  if (chosen && find(chosen.toLowerCase())) return find(chosen.toLowerCase()) ?? first;
  for (const language of rangesOf(acceptLanguage ?? '')) {
    if (language === '*') return first;
    const locale = find(language);
    if (locale) return locale;
  }
  return first;
}

/** Which way the text of a locale runs: the `dir` of the page. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(locale).language) ? 'rtl' : 'ltr';
}

/** Language ranges in lower case, the most wanted first, without those refused by `q=0`. */
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
