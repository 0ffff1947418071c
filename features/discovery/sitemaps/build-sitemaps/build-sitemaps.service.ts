import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { withoutHidden } from '../sitemap.service.ts';
import { PAGES_IN_FILE, SITEMAP_KINDS, type SitemapKind } from '../sitemap.ts';
import { type FileRow, findLatestFile, forgetFilesBefore, saveFile } from '../sitemap-files.store.ts';
import { listPages, type PageRow } from '../sitemap-pages.store.ts';

const DAY_MS = 86_400_000;

/**
 * Divides all pages into files, one step per file, and starts over once a day. A run that dies continues where it was.
 * Empty files are built again on each run, so that a new site is listed within the hour.
 */
export async function buildSitemaps(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
  size = PAGES_IN_FILE,
): Promise<void> {
  const round = Math.floor(clock.now().getTime() / DAY_MS);
  for (const kind of SITEMAP_KINDS) {
    const latest = await findLatestFile(db, kind, round);
    let place = latest?.url_count === 0 ? latest : placeAfter(latest);
    while (place) {
      signal.throwIfAborted();
      const file = await makeFile({ db }, { kind, round, size }, place);
      await saveFile(db, file);
      place = placeAfter(file);
    }
    await forgetFilesBefore(db, kind, round);
  }
}

type Place = Pick<FileRow, 'part' | 'begins_after'>;

/** Null after the last file. */
function placeAfter(file: FileRow | undefined): Place | null {
  if (!file) return { part: 1, begins_after: '0' };
  return file.ends_with && { part: file.part + 1, begins_after: file.ends_with };
}

async function makeFile(
  { db }: Pick<Platform, 'db'>,
  { kind, round, size }: { kind: SitemapKind; round: number; size: number },
  { part, begins_after }: Place,
): Promise<FileRow> {
  // One more, so that the last file is not an empty one, which the index leaves out.
  const ahead = await listPages(db, kind, { begins_after, ends_with: null }, size + 1);
  const ends_with = ahead.length > size ? (ahead[size - 1]?.id ?? null) : null;
  const shown = await withoutHidden(db, ahead.slice(0, size));
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
  schedule: { cron: '40 * * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Pick<Platform, 'db' | 'clock'>, _, { signal }) => buildSitemaps(platform, signal),
});
