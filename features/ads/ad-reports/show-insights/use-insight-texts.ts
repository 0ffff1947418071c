import { useLingui } from '@lingui/react/macro';
import type { InsightDimension } from '../insight.ts';

/** Names of dimensions, and of the values in them. */
export function useInsightTexts() {
  const { t, i18n } = useLingui();
  const titles: Record<InsightDimension, string> = {
    age: t`Age`,
    gender: t`Gender`,
    language: t`Language`,
    country: t`Country`,
    placement: t`Place on the site`,
    hour: t`Hour of the day`,
  };
  const genders: Record<string, string> = { female: t`Women`, male: t`Men` };
  const placements: Record<string, string> = {
    home: t`Home feed`,
    search: t`Search`,
    related: t`Below Pins`,
  };
  const named = (type: 'region' | 'language', code: string) => {
    try {
      return new Intl.DisplayNames(i18n.locale, { type }).of(code) ?? code;
    } catch {
      // No code that is known.
      return code;
    }
  };
  const hourText = (hour: string) =>
    new Intl.DateTimeFormat(i18n.locale, { hour: 'numeric', timeZone: 'UTC' }).format(
      new Date(Number(hour) * 3_600_000),
    );
  const valueText = (dimension: InsightDimension, value: string): string => {
    if (value === '')
      return dimension === 'age' || dimension === 'gender' ? t`Not known, or too few` : t`All others`;
    const texts: Record<InsightDimension, (value: string) => string> = {
      age: (one) => one,
      gender: (one) => genders[one] ?? one,
      language: (one) => named('language', one),
      country: (one) => named('region', one),
      placement: (one) => placements[one] ?? one,
      hour: hourText,
    };
    return texts[dimension](value);
  };
  return { titles, valueText };
}
