import { useEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { arriveAt, type Coming, type NavigationHistory } from './navigation-history.ts';

const KEY = 'visited-pages';

/** As this document knows it: what is kept may be of a later one, which one left by going back. */
let known: NavigationHistory | null = null;

/** The pages visited in this tab, in earlier documents too, with the page at this address as the current one. */
export function historyAt({ key, pathname }: Location, coming: Coming): NavigationHistory {
  const page = { key, path: pathname };
  const now = known ? arriveAt(known, page, coming) : arriveAt(storedHistory(), page, comingOfDocument());
  if (now !== known) keep(now);
  known = now;
  return now;
}

/** Notes each page that one comes to among the visited ones. Once, in the shell of whoever is signed in. */
export function useVisitedPages(): void {
  const location = useLocation();
  const coming = useNavigationType();
  useEffect(() => void historyAt(location, coming), [location, coming]);
}

function comingOfDocument(): Coming {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry && entry.type === 'back_forward' ? 'POP' : 'PUSH';
}

function storedHistory(): NavigationHistory | null {
  try {
    const { previous, current, forward } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return Array.isArray(previous) && current && Array.isArray(forward)
      ? { previous, current, forward }
      : null;
  } catch {
    return null;
  }
}

function keep(history: NavigationHistory): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(history));
  } catch {
    // Where nothing is kept, each document begins anew.
  }
}
