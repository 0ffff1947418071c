import { z } from 'zod';
import type { Database, Transaction } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { domainOf } from '../pin-link.ts';
import type { RichSummary } from '../rich-summary.ts';
import { canonicalLink, keyOfLink, WEEK_MS, waitAfter } from './link-key.ts';
import { findLink, forgetLink, keepLinks, noteCheck } from './link-preview.store.ts';
import { isLinkUsed, partPinsFromLink, summarizePins } from './pins-of-link.store.ts';
import { summarizePage } from './summarize-page.ts';

/** After these the stored summary no longer counts. */
const MOST_FAILURES = 4;

/** Pins a transaction, so that a save from one of many pins does not wait for all of them. */
const BATCH = 500;

/** Forgets a link that no pin has any more, instead of reading it. */
async function readLink(
  { db, clock, fetcher }: Pick<Platform, 'db' | 'clock' | 'fetcher'>,
  key: string,
): Promise<void> {
  const link = await findLink(db, key);
  if (!link) return;
  if (!(await isLinkUsed(db, key))) return forget(db, key);
  const page = await fetcher.fetchPage(link.url);
  const failures = page.ok ? 0 : Math.min(link.failures + 1, MOST_FAILURES);
  const summary = page.ok ? await summarize(page) : failures === MOST_FAILURES ? null : undefined;
  const checkAt = new Date(clock.now().getTime() + waitAfter(failures));
  await noteCheck(db, key, { summary, failures, checkAt });
  if (summary === undefined) return;
  while ((await db.transaction((tx) => summarizePins(tx, key, summary, BATCH))) === BATCH);
}

async function forget(db: Database, key: string): Promise<void> {
  const part = (tx: Transaction) => partPinsFromLink(tx, key, BATCH);
  while ((await db.transaction(part)) === BATCH);
  await db.transaction(async (tx) => {
    await forgetLink(tx, key);
    // Pins that got the link in between: with the key of a forgotten one they would never count as new.
    while ((await part(tx)) === BATCH);
  });
}

async function summarize({ html, url }: { html: string; url: string }): Promise<RichSummary | null> {
  // Loaded with its parser when the first page comes.
  const { summarizePage } = await import('./summarize-page.ts');
  return summarizePage(html, url);
}

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

export const readLinkJob = defineJob({
  name: 'pins.read-link',
  data: z.object({ key: z.string() }),
  options: { concurrency: 2, singletonKey: ({ key }) => key, retryDelay: 60, keepSeconds: 3600 },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'fetcher'>, { key }) => readLink(platform, key),
});
