/** Some of a list that were put beside another, in this order. */
export interface ListMove {
  ids: readonly string[];
  besideId: string;
  side: 'before' | 'after';
}

/** A list after these moves, the first of them first; a move beside what is not in the list changes nothing. */
export function inOrder<Item>(
  items: readonly Item[],
  moves: readonly ListMove[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  return moves.reduce((list, move) => moved(list, move, keyOf), items);
}

function moved<Item>(
  items: readonly Item[],
  { ids, besideId, side }: ListMove,
  keyOf: (item: Item) => string,
): readonly Item[] {
  const wanted = new Set(ids);
  const rest = items.filter((item) => !wanted.has(keyOf(item)));
  const at = rest.findIndex((item) => keyOf(item) === besideId);
  if (at < 0) return items;
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (item: Item) => place.get(keyOf(item)) ?? 0;
  const coming = items.filter((item) => wanted.has(keyOf(item))).sort((a, b) => placeOf(a) - placeOf(b));
  const cut = side === 'before' ? at : at + 1;
  return [...rest.slice(0, cut), ...coming, ...rest.slice(cut)];
}

/** So many can be moved at once. */
const MOST_TOGETHER = 500;

/**
 * The moves that bring these back to where they stand in a list now: one that names all between the first and the last
 * of them, or one for each run where that would be too many.
 */
export function movesBack(list: readonly string[], ids: readonly string[]): ListMove[] {
  const leaving = new Set(ids);
  const first = list.findIndex((id) => leaving.has(id));
  const end = list.findLastIndex((id) => leaving.has(id)) + 1;
  if (first < 0 || list.length < 2) return [];
  if (end - first > MOST_TOGETHER) return runsBack(list, leaving);
  const stretch = list.slice(first, end);
  const [before, after] = [list[first - 1], list[end]];
  if (before !== undefined) return [{ ids: stretch, besideId: before, side: 'after' }];
  if (after !== undefined) return [{ ids: stretch, besideId: after, side: 'before' }];
  const [head = '', ...rest] = stretch;
  return [{ ids: rest, besideId: head, side: 'after' }];
}

function runsBack(list: readonly string[], leaving: ReadonlySet<string>): ListMove[] {
  const firstStaying = list.find((id) => !leaving.has(id));
  if (!firstStaying) return [];
  const moves: { ids: string[]; besideId: string; side: ListMove['side'] }[] = [];
  let beside: string | null = null;
  let run: string[] | null = null;
  for (const id of list) {
    if (!leaving.has(id)) {
      [beside, run] = [id, null];
      continue;
    }
    if (run) {
      run.push(id);
      continue;
    }
    run = [id];
    moves.push({ ids: run, besideId: beside ?? firstStaying, side: beside ? 'after' : 'before' });
  }
  return moves;
}
