import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isReservedName } from '#features/core/identity/reserved-names.ts';
import { isBoardSlug } from '#features/library/boards/board-name.ts';
import { boardInUrl } from '#features/library/boards/board-path.ts';
import { isNewHere, noteVisit } from './time-here.ts';
import { isFirstPage } from './use-go-back.ts';
import { historyAt, type NavigationHistory } from './visited-pages.ts';

export interface Arrival {
  /** Reached by its address. */
  isFirst: boolean;
  from: string | null;
  /** The viewer comes for the first time, or again after a long while. */
  isNewHere: boolean;
}

export interface WayBack {
  /** Leads here if there is no page to go back to. */
  to: string;
  /** It leads to the personal feed, and says so. */
  isForYou: boolean;
}

const HOME_FEED = new Set(['/', '/homefeed', '/homefeed/']);

export function wayBackOf({ isFirst, from, isNewHere }: Arrival): WayBack {
  if (isFirst && from && isBoard(from)) return { to: from, isForYou: false };
  const isFromFeed = from !== null && HOME_FEED.has(from);
  return { to: '/', isForYou: isFirst || (isNewHere && isFromFeed) };
}

function isBoard(path: string): boolean {
  const board = boardInUrl(path);
  return board !== null && !isReservedName(board.username) && isBoardSlug(board.slug);
}

/** Home until the navigation is known. */
export function useWayBack(): WayBack {
  const location = useLocation();
  const coming = useNavigationType();
  const [way, setWay] = useState<WayBack>({ to: '/', isForYou: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one comes to each page once
  useEffect(() => {
    const now = Date.now();
    const from = pageBefore(historyAt(location, coming));
    setWay(wayBackOf({ isFirst: isFirstPage(), from, isNewHere: isNewHere(noteVisit(now), now) }));
  }, [location.key]);
  return way;
}

/** On a tab's first page, it is the page of this site that linked there. */
function pageBefore({ previous }: NavigationHistory): string | null {
  const last = previous.at(-1);
  if (last) return last.path;
  const url = URL.parse(document.referrer);
  return url?.origin === location.origin ? url.pathname : null;
}
