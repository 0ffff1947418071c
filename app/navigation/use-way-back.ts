import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { NavigationHistory } from './navigation-history.ts';
import { isNewHere, noteVisit } from './time-here.ts';
import { isFirstPage } from './use-go-back.ts';
import { historyAt } from './visited-pages.ts';
import { type WayBack, wayBackOf } from './way-back.ts';

/** Where the back link of this page leads; home until the navigation is known. */
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

/** The page of this site visited before this one, or the one that linked here from another tab. */
function pageBefore({ previous }: NavigationHistory): string | null {
  const last = previous.at(-1);
  if (last) return last.path;
  const url = URL.parse(document.referrer);
  return url?.origin === location.origin ? url.pathname : null;
}
