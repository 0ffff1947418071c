import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { withoutHidden } from '../sitemap.service.ts';
import { PAGES_IN_FILE, SITEMAP_KINDS, type SitemapKind } from '../sitemap.ts';
import { type FileRow, findLatestFile, forgetFilesBefore, insertFile } from '../sitemap-files.store.ts';
import { listPages, type PageRow } from '../sitemap-pages.store.ts';

const DAY_MS = 86_400_000;

/** Divides all pages into files, one step a file: a run that dies goes on where it was, once a day all anew. */
export async function buildSitemaps(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
  size = PAGES_IN_FILE,
): Promise<void> {
  const round = Math.floor(clock.now().getTime() / DAY_MS);
  for (const kind of SITEMAP_KINDS) {
    let latest = await findLatestFile(db, kind, round);
    while (!latest || latest.ends_with !== null) {
      signal.throwIfAborted();
      latest = await nextFile({ db }, { kind, round, size }, latest);
      await insertFile(db, latest);
    }
    await forgetFilesBefore(db, kind, round);
  }
}

async function nextFile(
  { db }: Pick<Platform, 'db'>,
  { kind, round, size }: { kind: SitemapKind; round: number; size: number },
  before: FileRow | undefined,
): Promise<FileRow> {
  const begins_after = before?.ends_with ?? '0';
  // One more, so that the last file is not an empty one, which the index leaves out.
  const ahead = await listPages(db, kind, { begins_after, ends_with: null }, size + 1);
  const ends_with = ahead.length > size ? (ahead[size - 1]?.id ?? null) : null;
  const shown = await withoutHidden(db, ahead.slice(0, size));
  const part = (before?.part ?? 0) + 1;
  return { kind, round, part, begins_after, ends_with, url_count: shown.length, changed_at: newestOf(shown) };
}

function newestOf(pages: readonly PageRow[]): Date | null {
  return pages.reduce<Date | null>(
    (newest, { changed_at: at }) => (at && (!newest || at > newest) ? at : newest),
    null,
  );
}

export const buildSitemapsJob = defineJob({
  name: 'sitemaps.build',
  data: z.object({}),
  options: { singletonKey: () => 'sitemaps', expireInSeconds: 3600 },
  schedule: { cron: '40 3 * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => buildSitemaps(platform, signal),
});
