import type { Platform } from '#platform/resource/context.ts';
import { MEASURED_DAYS } from '../experience.ts';
import { deleteDaysBefore } from './purge-days.store.ts';

const DAY_MS = 86_400_000;
const BATCH = 5000;

/** Works in batches, so that an interruption loses nothing. */
export async function purgeDays(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - MEASURED_DAYS * DAY_MS);
  while ((await deleteDaysBefore(db, before, BATCH)) === BATCH) signal.throwIfAborted();
}
