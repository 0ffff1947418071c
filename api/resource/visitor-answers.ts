import { type CachedForSeconds, cacheForSeconds } from '#platform/http/cache-for-seconds.ts';
import type { Context } from '#platform/resource/context.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import type { Success } from './envelope.ts';

/** An answer without the parts that differ by viewer: its data as JSON and the key of the next page. */
export interface CachedAnswer {
  data: string;
  bookmark: Success['bookmark'];
}

/** Answers that are the same for all visitors. */
export type AnswerCache = CachedForSeconds<CachedAnswer>;

const LARGEST_TOTAL = 16 * 1024 * 1024;

/** @param seconds how long an answer is cached; 0 caches none */
export function createAnswerCache(seconds: number): AnswerCache {
  // A string with characters beyond Latin-1 takes two bytes per character.
  return cacheForSeconds({ seconds, largest: LARGEST_TOTAL, bytesOf: ({ data }) => data.length * 2 });
}

/** Whether one answer of the resource may be shared between this viewer and others. */
export function isForVisitors({ isSameForVisitors }: AnyResource, { viewer }: Context): boolean {
  return isSameForVisitors === true && (viewer.kind === 'anonymous' || viewer.kind === 'bot');
}

/**
 * The answer to visitors at this address, from the cache or made by `ask`.
 * @param url path and query as sent
 * @throws whatever `ask` throws, which is not cached
 */
export async function answerForVisitors(
  cache: AnswerCache,
  { viewer, locale, flags }: Context,
  url: string,
  ask: () => Promise<Success>,
): Promise<CachedAnswer> {
  const key = `${viewer.kind} ${viewer.country ?? ''} ${locale} ${flags.fingerprint()} ${url}`;
  return cache.get(key, async () => {
    const { data, bookmark } = await ask();
    return { data: JSON.stringify(data), bookmark };
  });
}
