import { formatShortCount } from '#platform/i18n/short-count.ts';

/** Larger counts are not shown exactly. */
const MANY = 10_000_000;

/** Monthly views in short: `1.2k`, and `10m+` from ten million on. */
export function shortViews(views: number, locale: string): string {
  return views >= MANY ? `${formatShortCount(MANY, locale)}+` : formatShortCount(views, locale);
}
