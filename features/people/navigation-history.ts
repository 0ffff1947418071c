/** Where the visitor came from, is, and would come to again with "forward". */
export interface NavigationHistory {
  readonly previous: readonly string[];
  readonly current: string;
  readonly forward: readonly string[];
}

export function startHistory(path: string): NavigationHistory {
  return { previous: [], current: path, forward: [] };
}

/** Going somewhere new: what lay ahead is forgotten. */
export function visit(history: NavigationHistory, path: string): NavigationHistory {
  return { previous: [...history.previous, history.current], current: path, forward: [] };
}

/** One step back; at the first page nothing changes. */
export function goBack({ previous, current, forward }: NavigationHistory): NavigationHistory {
  const last = previous.at(-1);
  if (last === undefined) return { previous, current, forward };
  return { previous: previous.slice(0, -1), current: last, forward: [current, ...forward] };
}

/** One step forward; where nothing lies ahead nothing changes. */
export function goForward({ previous, current, forward }: NavigationHistory): NavigationHistory {
  const [next, ...rest] = forward;
  if (next === undefined) return { previous, current, forward };
  return { previous: [...previous, current], current: next, forward: rest };
}

const MOST_REMEMBERED = 100;

/** The last visited pages with this one at the end; the oldest of more than 100 are forgotten. */
export function rememberVisited<Entry>(entries: readonly Entry[], entry: Entry): Entry[] {
  return [...entries, entry].slice(-MOST_REMEMBERED);
}
