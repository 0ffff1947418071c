import { type Id, parseId } from '#platform/ids/ids.ts';
import { decodeBookmark, encodeBookmark } from '#platform/resource/bookmark.ts';

const SCOPE = 'ad report mails';

/** Sealed, so that it names one report and nobody can make one up. */
export const unsubscribeToken = (reportId: Id, secret: string): string =>
  encodeBookmark([reportId], SCOPE, secret);

/** Null if it is none of ours. */
export function readUnsubscribeToken(token: string, secret: string): Id | null {
  try {
    return parseId(decodeBookmark(token, SCOPE, secret)?.[0]);
  } catch {
    // Cut off or made up.
    return null;
  }
}
