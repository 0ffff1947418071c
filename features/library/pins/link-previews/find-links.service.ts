import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { domainOf } from '../pin-link.ts';
import { canonicalLink, HOUR_MS, keyOfLink } from './link-key.ts';
import { keepLinks, type NewLink, takeDueLinks } from './link-preview.store.ts';
import { lockPinsWithNewLink, setLinkKeys } from './pins-of-link.store.ts';
import { readLinkJob } from './read-link.service.ts';

const BATCH = 500;
/** Most pages per minute: in all, and of one site, which did not ask for visitors. */
const PAGES = 100;
const PAGES_OF_SITE = 5;

/** Registers links that are new on pins, and enqueues a check of each page that is due. */
async function findLinks(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'config'>,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, jobs, config } = platform;
  if (!config.linkPreviews) return;
  while (await takeNewLinks(platform)) signal.throwIfAborted();
  const now = clock.now();
  const again = new Date(now.getTime() + HOUR_MS);
  const due = await takeDueLinks(db, { now, again, ofSite: PAGES_OF_SITE, most: PAGES });
  for (const key of due) await jobs.enqueue(db, readLinkJob, { key });
}

/** Returns whether there may be more. */
function takeNewLinks({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { listed, pins } = await lockPinsWithNewLink(tx, BATCH);
    if (pins.length === 0) return false;
    const links = new Map<string, NewLink>();
    const taken = pins.map((pin) => {
      // Links of other schemes were stored long ago; they get a key too, and the fetcher refuses them.
      const url = canonicalLink(pin.link) ?? pin.link;
      const key = keyOfLink(url);
      links.set(key, { key, url, domain: domainOf(url) ?? '' });
      return { ...pin, key };
    });
    const known = await keepLinks(tx, [...links.values()], clock.now());
    await setLinkKeys(
      tx,
      taken.map((pin) => ({ ...pin, summary: known.get(pin.key) ?? null })),
    );
    return listed === BATCH;
  });
}

export const findLinksJob = defineJob({
  name: 'pins.find-links',
  data: z.object({}),
  options: { singletonKey: () => 'links' },
  schedule: { cron: '* * * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'config'>, _, { signal }) =>
    findLinks(platform, signal),
});
