/** A page of a visit: its entry in the browser's history, as the router names it, and its path. */
export interface VisitedPage {
  readonly key: string;
  readonly path: string;
}

/** Where the visitor came from, is, and would come to again with "forward". */
export interface NavigationHistory {
  readonly previous: readonly VisitedPage[];
  readonly current: VisitedPage;
  readonly forward: readonly VisitedPage[];
}

/** How one comes to a page: anew, in the place of the page before, or by going back or forward. */
export type Coming = 'PUSH' | 'REPLACE' | 'POP';

const MOST_REMEMBERED = 100;

/** The history once one has come to a page. It is the same where one is there already. */
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

/** Going somewhere new: what lay ahead is forgotten, and the oldest of more than 100 pages. */
function visit({ previous, current }: NavigationHistory, page: VisitedPage): NavigationHistory {
  return { previous: [...previous, current].slice(1 - MOST_REMEMBERED), current: page, forward: [] };
}

/** Some steps back or forward; null where the page is not among those remembered. */
function stepTo({ previous, current, forward }: NavigationHistory, page: VisitedPage) {
  const pages = [...previous, current, ...forward];
  const at = pages.findLastIndex((one) => isSame(one, page));
  return at < 0 ? null : { previous: pages.slice(0, at), current: page, forward: pages.slice(at + 1) };
}

function isSame(one: VisitedPage, other: VisitedPage): boolean {
  return one.key === other.key && one.path === other.path;
}
