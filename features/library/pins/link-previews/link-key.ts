import { createHash } from 'node:crypto';
import type { Home } from '#platform/ids/ids.ts';

/** Says where a click came from, and changes nothing about the page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid)$/i;

/** The address that pins of the same page share: without its fragment and without what only tracks. */
export function canonicalLink(link: string): string | null {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  // Untouched unless something goes, as writing the parameters anew may change how they are escaped.
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  return url.href;
}

/** The name of a link's preview: 32 hexadecimal digits. */
export function keyOfLink(canonical: string): string {
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32);
}

/** Where the preview lives: the first 12 bits of its key. */
export function homeOfLink(key: string): Home {
  return Number.parseInt(key.slice(0, 3), 16);
}
