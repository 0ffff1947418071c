import { type ChosenView, PINS_SORTS, PINS_VIEWS } from '../pins-view.ts';

/** Remembers in a visitor's browser how they chose to see boards: `<id>.<view>.<sort>`, latest first. */
const COOKIE = 'board_views';
const MOST_VISITED = 20;
const SECONDS = 365 * 24 * 60 * 60;

const PATTERN = new RegExp(`(?:^|; *)${COOKIE}=([\\w.~]*)`);

/** As it stands among the cookies; empty if it does not. */
export function visitedViewsIn(cookies: string): string {
  return PATTERN.exec(cookies)?.[1] ?? '';
}

export function readVisitedViews(cookies: string): Map<string, ChosenView> {
  const entries = visitedViewsIn(cookies).split('~');
  return new Map(
    entries.slice(0, MOST_VISITED).flatMap((entry) => {
      const [id = '', view, sort] = entry.split('.');
      const known = {
        view: PINS_VIEWS.find((one) => one === view) ?? null,
        sort: PINS_SORTS.find((one) => one === sort) ?? null,
      };
      return /^\d{1,19}$/.test(id) ? [[id, known]] : [];
    }),
  );
}

/** For `document.cookie`. */
export function visitedViewsLine(
  cookies: string,
  boardId: string,
  chosen: ChosenView,
  isSecure: boolean,
): string {
  const all = readVisitedViews(cookies);
  const before = all.get(boardId);
  all.delete(boardId);
  const latest = { view: chosen.view ?? before?.view, sort: chosen.sort ?? before?.sort };
  const entries = [[boardId, latest] as const, ...all].slice(0, MOST_VISITED);
  const text = entries.map(([id, { view, sort }]) => `${id}.${view ?? ''}.${sort ?? ''}`).join('~');
  return `${COOKIE}=${text}; path=/; samesite=lax; max-age=${SECONDS}${isSecure ? '; secure' : ''}`;
}
