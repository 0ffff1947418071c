import { useEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

const KEY = 'visited-pages';

/** The stored one may be of a later document, left by going back. */
let known: NavigationHistory | null = null;

/** The history of this tab includes earlier documents. */
export function historyAt({ key, pathname }: Location, coming: Coming): NavigationHistory {
  const page = { key, path: pathname };
  const now = known ? arriveAt(known, page, coming) : arriveAt(storedHistory(), page, comingOfDocument());
  if (now !== known) keep(now);
  known = now;
  return now;
}

/** Used once, in the shell for signed-in viewers. */
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

export interface VisitedPage {
  readonly key: string;
  readonly path: string;
}

export interface NavigationHistory {
  readonly previous: readonly VisitedPage[];
  readonly current: VisitedPage;
  readonly forward: readonly VisitedPage[];
}

export type Coming = 'PUSH' | 'REPLACE' | 'POP';

const MOST_REMEMBERED = 100;

/** Unchanged if the page is already the current one. */
export function arriveAt(
  history: NavigationHistory | null,
  page: VisitedPage,
  coming: Coming,
): NavigationHistory {
  if (!history) return { previous: [], current: page, forward: [] };
  if (isSame(history.current, page)) return history;
  if (coming === 'REPLACE') return { ...history, current: page };
  return (coming === 'POP' && stepTo(history, page)) || visit(history, page);
}

/** Drops the pages ahead, and the oldest beyond 100. */
function visit({ previous, current }: NavigationHistory, page: VisitedPage): NavigationHistory {
  return { previous: [...previous, current].slice(1 - MOST_REMEMBERED), current: page, forward: [] };
}

/** Null if the page is not in the history. */
function stepTo({ previous, current, forward }: NavigationHistory, page: VisitedPage) {
  const pages = [...previous, current, ...forward];
  const at = pages.findLastIndex((one) => isSame(one, page));
  return at < 0 ? null : { previous: pages.slice(0, at), current: page, forward: pages.slice(at + 1) };
}

function isSame(one: VisitedPage, other: VisitedPage): boolean {
  return one.key === other.key && one.path === other.path;
}
