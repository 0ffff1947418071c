import type { Platform } from '#platform/resource/context.ts';
import { NEWS_KEPT_DAYS } from '../notification.ts';
import { deleteNewsBefore } from './purge-news.store.ts';

const DAY_MS = 86_400_000;
const BATCH = 5000;

/** Forgets older news batch by batch, so that a stop loses nothing. */
export async function purgeNews(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - NEWS_KEPT_DAYS * DAY_MS);
  while ((await deleteNewsBefore(db, before, BATCH)) === BATCH) signal.throwIfAborted();
}
