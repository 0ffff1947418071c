import { createHash } from 'node:crypto';
import type { Home } from '#platform/ids/ids.ts';

/** Says where a click came from and does not change the page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid)$/i;

/** The address shared by pins of the same page: no fragment, no tracking parameters. */
export function canonicalLink(link: string): string | null {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  // Unchanged unless something is removed, as writing the parameters again may change their escaping.
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  return url.href;
}

/** The key of a link's preview: 32 hexadecimal digits. */
export function keyOfLink(canonical: string): string {
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32);
}

/** The preview's home: the first 12 bits of its key. */
export function homeOfLink(key: string): Home {
  return Number.parseInt(key.slice(0, 3), 16);
}

export const HOUR_MS = 3_600_000;
export const WEEK_MS = 168 * HOUR_MS;

/** How long until the next check: a week, less after a few failures. */
export function waitAfter(failures: number): number {
  return [WEEK_MS, HOUR_MS, 24 * HOUR_MS][failures] ?? WEEK_MS;
}
