import { useEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { arriveAt, type Coming, type NavigationHistory } from './navigation-history.ts';

const KEY = 'visited-pages';

/** This document's own history: the stored one may be of a later document, left by going back. */
let known: NavigationHistory | null = null;

/** The pages visited in this tab, including earlier documents, with this location as the current one. */
export function historyAt({ key, pathname }: Location, coming: Coming): NavigationHistory {
  const page = { key, path: pathname };
  const now = known ? arriveAt(known, page, coming) : arriveAt(storedHistory(), page, comingOfDocument());
  if (now !== known) keep(now);
  known = now;
  return now;
}

/** Records each page visited. Used once, in the shell for signed-in viewers. */
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
    // Without storage each document starts over.
  }
}
