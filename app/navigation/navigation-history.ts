export interface VisitedPage {
  readonly key: string;
  readonly path: string;
}

export interface NavigationHistory {
  readonly previous: readonly VisitedPage[];
  readonly current: VisitedPage;
  readonly forward: readonly VisitedPage[];
}

/** How a page is reached: by a new entry, by replacing one, or by going back or forward. */
export type Coming = 'PUSH' | 'REPLACE' | 'POP';

const MOST_REMEMBERED = 100;

/** The history after arriving at a page; unchanged if it is already the current one. */
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

/** A new entry drops the pages ahead, and the oldest beyond 100. */
function visit({ previous, current }: NavigationHistory, page: VisitedPage): NavigationHistory {
  return { previous: [...previous, current].slice(1 - MOST_REMEMBERED), current: page, forward: [] };
}

/** Steps back or forward; null where the page is not in the history. */
function stepTo({ previous, current, forward }: NavigationHistory, page: VisitedPage) {
  const pages = [...previous, current, ...forward];
  const at = pages.findLastIndex((one) => isSame(one, page));
  return at < 0 ? null : { previous: pages.slice(0, at), current: page, forward: pages.slice(at + 1) };
}

function isSame(one: VisitedPage, other: VisitedPage): boolean {
  return one.key === other.key && one.path === other.path;
}
