import type { Context } from '#platform/resource/context.ts';
import type { Success } from '#platform/resource/envelope.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import { type CachedForSeconds, cacheForSeconds } from './cache-for-seconds.ts';

/** An answer without what differs by who asks: its data as JSON, and the key of the next page. */
export interface CachedAnswer {
  data: string;
  bookmark: Success['bookmark'];
}

/** Answers that are the same for all visitors. */
export type AnswerCache = CachedForSeconds<CachedAnswer>;

const LARGEST_TOTAL = 16 * 1024 * 1024;

/** @param seconds how long an answer is kept; 0 keeps none */
export function createAnswerCache(seconds: number): AnswerCache {
  // A text with letters beyond Latin-1 takes two bytes for each of its letters.
  return cacheForSeconds({ seconds, largest: LARGEST_TOTAL, bytesOf: ({ data }) => data.length * 2 });
}

/** Whether one answer of the resource may serve this viewer and others. */
export function isForVisitors({ isSameForVisitors }: AnyResource, { viewer }: Context): boolean {
  return isSameForVisitors === true && (viewer.kind === 'anonymous' || viewer.kind === 'bot');
}

/**
 * The answer to visitors who ask this address, made by `ask` where none is kept.
 * @param url path and query as sent
 * @throws whatever `ask` throws, which is not kept
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
