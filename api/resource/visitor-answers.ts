import { type CachedForSeconds, cacheForSeconds } from '#platform/http/cache-for-seconds.ts';
import type { Context } from '#platform/resource/context.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import type { Success } from './envelope.ts';

/** It leaves out the parts that differ by viewer. */
export interface CachedAnswer {
  data: string;
  bookmark: Success['bookmark'];
}

export type AnswerCache = CachedForSeconds<CachedAnswer>;

const LARGEST_TOTAL = 16 * 1024 * 1024;

export function createAnswerCache(seconds: number): AnswerCache {
  // A string with characters beyond Latin-1 takes two bytes per character.
  return cacheForSeconds({ seconds, largest: LARGEST_TOTAL, bytesOf: ({ data }) => data.length * 2 });
}

export function isForVisitors({ isSameForVisitors }: AnyResource, { viewer }: Context): boolean {
  return isSameForVisitors === true && (viewer.kind === 'anonymous' || viewer.kind === 'bot');
}

/** `url` is path and query as sent. What `ask` throws is not cached. */
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
