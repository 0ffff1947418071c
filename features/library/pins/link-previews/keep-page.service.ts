import type { Platform } from '#platform/resource/context.ts';
import { domainOf } from '../pin-link.ts';
import { canonicalLink, keyOfLink, WEEK_MS } from './link-key.ts';
import { keepLinks, noteCheck } from './link-preview.store.ts';
import { summarizePage } from './summarize-page.ts';

/** Stores the page as if just checked; pins get it with the next check. */
export async function keepPage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { url, html }: { url: string; html: string },
): Promise<void> {
  const link = canonicalLink(url) ?? url;
  const key = keyOfLink(link);
  const summary = await summarizePage(html, link);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await keepLinks(tx, [{ key, url: link, domain: domainOf(link) ?? '' }], now);
    await noteCheck(tx, key, { summary, failures: 0, checkAt: new Date(now.getTime() + WEEK_MS) });
  });
}
