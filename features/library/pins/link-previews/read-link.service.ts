import type { Platform } from '#platform/resource/context.ts';
import type { RichSummary } from '../rich-summary.ts';
import { waitAfter } from './link-key.ts';
import { findLink, forgetLink, noteCheck } from './link-preview.store.ts';
import { isLinkUsed, partPinsFromLink, summarizePins } from './pins-of-link.store.ts';

/** After these the stored summary no longer counts. */
const MOST_FAILURES = 4;

const BATCH = 500;

/** Also forgets a link that no pin has any more. */
export async function readLink(
  { db, clock, fetcher }: Pick<Platform, 'db' | 'clock' | 'fetcher'>,
  key: string,
): Promise<void> {
  const link = await findLink(db, key);
  if (!link) return;
  if (!(await isLinkUsed(db, key))) {
    await db.transaction(async (tx) => {
      await forgetLink(tx, key);
      await partPinsFromLink(tx, key);
    });
    return;
  }
  const page = await fetcher.fetchPage(link.url);
  const failures = page.ok ? 0 : Math.min(link.failures + 1, MOST_FAILURES);
  const summary = page.ok ? await summarize(page) : failures === MOST_FAILURES ? null : undefined;
  const checkAt = new Date(clock.now().getTime() + waitAfter(failures));
  await noteCheck(db, key, { summary, failures, checkAt });
  if (summary === undefined) return;
  // In batches, so that a save from one of many pins does not wait for all of them.
  while ((await summarizePins(db, key, summary, BATCH)) === BATCH);
}

async function summarize({ html, url }: { html: string; url: string }): Promise<RichSummary | null> {
  // Loaded with its parser when the first page comes.
  const { summarizePage } = await import('./summarize-page.ts');
  return summarizePage(html, url);
}
