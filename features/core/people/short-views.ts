import { formatShortCount } from '#platform/i18n/short-count.ts';

/** From here on there are just many. */
const MANY = 10_000_000;

/** How often somebody was looked at in a month: `1.2k`, and `10m+` from ten millions on. */
export function shortViews(views: number, locale: string): string {
  return views >= MANY ? `${formatShortCount(MANY, locale)}+` : formatShortCount(views, locale);
}
