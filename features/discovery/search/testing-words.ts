import type { Platform } from '#platform/resource/context.ts';
import { countWordsJob } from './count-words/count-words.service.ts';

/** What a small server does every five minutes. */
export async function countWordsOf(platform: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const { signal } = new AbortController();
  await countWordsJob.perform(platform, {}, { signal, id: 'words', attempt: 1, isLast: true });
}
