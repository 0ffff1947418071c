import { isReservedName } from '#features/core/identity/reserved-names.ts';
import { boardInUrl } from '#features/library/boards/board-in-url.ts';
import { isBoardSlug } from '#features/library/boards/board-name.ts';

export interface Arrival {
  /** The first page of the visit, reached by its address. */
  isFirst: boolean;
  /** Path of the page of this site that they came from. */
  from: string | null;
  /** They are here for the first time, or again after a long while. */
  isNewHere: boolean;
}

export interface WayBack {
  /** Used where there is no page to go back to. */
  to: string;
  /** It leads to the personal feed, and says so. */
  isForYou: boolean;
}

const HOME_FEED = new Set(['/', '/homefeed', '/homefeed/']);

/** Where the back link leads, and whether it is labelled as the feed. */
export function wayBackOf({ isFirst, from, isNewHere }: Arrival): WayBack {
  if (isFirst && from && isBoard(from)) return { to: from, isForYou: false };
  const isFromFeed = from !== null && HOME_FEED.has(from);
  return { to: '/', isForYou: isFirst || (isNewHere && isFromFeed) };
}

function isBoard(path: string): boolean {
  const board = boardInUrl(path);
  return board !== null && !isReservedName(board.username) && isBoardSlug(board.slug);
}
