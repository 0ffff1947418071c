import { createHash } from 'node:crypto';
import type { Home } from '#platform/ids/ids.ts';

/** These say where a click came from and do not change the page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid)$/i;

/** Pins of one page share it: no fragment, no tracking parameters. */
export function canonicalLink(link: string): string | null {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  // Unchanged unless something is removed, as writing the parameters again may change their escaping.
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  return url.href;
}

/** 32 hexadecimal digits. */
export function keyOfLink(canonical: string): string {
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32);
}

/** The first 12 bits of the key. */
export function homeOfLink(key: string): Home {
  return Number.parseInt(key.slice(0, 3), 16);
}

export const HOUR_MS = 3_600_000;
export const WEEK_MS = 168 * HOUR_MS;

/** A week, less after a few failures. */
export function waitAfter(failures: number): number {
  return [WEEK_MS, HOUR_MS, 24 * HOUR_MS][failures] ?? WEEK_MS;
}
